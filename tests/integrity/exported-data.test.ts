import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveZip } from "backend/http/user/archive-zip.ts";
import { collectArchive } from "backend/use-cases/user/export-my-data.ts";
import type { Ports } from "backend/ports/ports.ts";
import { answersFor, storeTest } from "../flows/suitability-steps.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";

/** For every column that points to a user: the part of the archive, or in brackets why it has none. */
const exported: Record<string, string> = {
  "access_grants.admin_id": "(names an administrator)",
  "access_grants.user_id": "accessGrants",
  "admin_action_texts.user_id": "adminActions",
  "assistants.practitioner_user_id": "assistants",
  "assistants.user_id": "helpedPractitioners",
  "authenticators.user_id": "secondFactors",
  "api_keys.user_id": "apiKeys",
  "webhooks.user_id": "webhooks",
  "calendar_feeds.user_id": "calendarFeed",
  "certificate_events.actor_id": "(names who decided; the events are the practitioner's)",
  "certificates.checked_by": "(names an administrator)",
  "clearances.user_id": "clientQuestions",
  "client_questions.user_id": "clientQuestions",
  "consents.user_id": "consents",
  "content_drafts.author_id": "(texts of the site)",
  "content_versions.author_id": "(texts of the site)",
  "course_answers.user_id": "courseAnswers",
  "course_certificates.user_id": "courseCertificates",
  "course_enrolments.user_id": "courses",
  "data_reads.reader_id": "(in the list of the person whose data was read)",
  "data_reads.user_id": "dataReads",
  "email_changes.user_id": "emailChanges",
  "gift_cards.buyer_user_id": "giftCards",
  "identities.user_id": "identities",
  "impersonations.admin_id": "(names an administrator)",
  "impersonations.user_id": "impersonations",
  "invitations.claimed_by": "invitations",
  "invitations.created_by": "(names an administrator)",
  "link_tickets.user_id": "(a hash, for minutes)",
  "mail_tokens.user_id": "(a hash, for hours)",
  "packages.buyer_user_id": "packages",
  "passkey_challenges.user_id": "(a hash, for minutes)",
  "passkeys.user_id": "secondFactors",
  "payments.buyer_user_id": "payments",
  "pending_cancellations.actor_user_id": "(names an administrator)",
  "pending_cancellations.user_id": "(a task of the server, for minutes)",
  "practitioner_notes.author_user_id": "practitionerNotes",
  "practitioner_notes.client_user_id": "(the practitioner answers for it, and gives it on request)",
  "recovery_codes.user_id": "secondFactors",
  "refunds.requested_by": "(names an administrator)",
  "review_reports.reporter_id": "reviewReports",
  "reviews.decided_by": "(names an administrator)",
  "rule_drafts.author_id": "(rules of the site)",
  "rule_drafts.returned_by_id": "(rules of the site)",
  "rule_versions.author_id": "(rules of the site)",
  "rule_versions.reviewer_id": "(rules of the site)",
  "saved_searches.user_id": "savedSearches",
  "saved_views.owner_id": "savedViews",
  "sealed_journals.user_id": "sealedJournal",
  "second_steps.user_id": "(a hash, for minutes)",
  "session_orders.user_id": "sessionOrders",
  "session_requests.user_id": "sessionRequests",
  "sign_ins.user_id": "devices",
  "suitability_checks.user_id": "(when warnings were looked for last)",
  "suitability_drafts.user_id": "testDrafts",
  "suitability_records.user_id": "acknowledgements",
  "suitability_results.user_id": "testResults",
  "suitability_turns.user_id": "sessionWarnings",
  "therapist_drafts.updated_by": "profileDraft",
  "therapist_versions.published_by": "profileVersions",
  "therapists.user_id": "practitionerPage",
  "therapy_session_comments.author_user_id": "comments",
  "therapy_sessions.user_id": "sessions",
  "uploads.owner_id": "uploads",
  "waiting_list_entries.user_id": "waitingLists",
};

test("every column that points to a user is exported, or has a reason why not", async () => {
  await using app = await openTestApp();
  const rows = await app.database.read.values<[string]>(sql`
    select distinct tables.name || '.' || keys."from"
    from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
    where keys."table" = 'users' and tables.schema = 'main'`);
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(exported).sort());

  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const answer = await app.request("/api/user/me/export", { headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(strFromU8(files["data.json"]!));
  const parts = Object.values(exported).filter((part) => !part.startsWith("("));
  expect(parts.filter((part) => !(part in data))).toEqual([]);
});

async function exportedBy(app: TestApp, email: string) {
  const { headers } = await app.signIn(email);
  const answer = await app.request("/api/user/me/export", { headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return {
    data: JSON.parse(strFromU8(files["data.json"]!)),
    page: strFromU8(files["index.html"]!),
  };
}

test("the page of an archive has words, dates and money for people, and the JSON has the values", async () => {
  await using app = await openTestApp();
  const { headers, user } = await app.signIn("client@demo.heaolu.ee");
  const settings = { language: "en", timeZone: "Asia/Tokyo" };
  expect((await app.send("PUT", `/user/${user.id}`, settings, headers)).status).toBe(200);
  await storeTest(app, { headers }, answersFor("HYPNO", "no"));
  const { data, page } = await exportedBy(app, "client@demo.heaolu.ee");
  expect(data.payments[0]).toMatchObject({ state: "paid", amountCents: 29000 });
  expect(data.sessions[0].startsAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  const begins = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(Date.parse(data.sessions[0].startsAt));
  expect(page).toContain(`<dt>Begins</dt><dd>${begins}</dd>`);
  expect(page).toContain("<dt>Amount</dt><dd>€290</dd>");
  expect(page).toContain("<dt>Way of meeting</dt><dd>In person</dd>");
  expect(page).toContain("<dt>Hypnotherapy</dt><dd>not suitable now</dd>");
  expect(data.testResults[0].notCounted).toContain("Answers about danger are not stored");
  expect(page).toContain("<dt>What is not counted</dt><dd>Answers about danger are not stored");
  expect(page).toContain("<dd>no warning in these answers</dd>");
  expect(page).toContain("<dt>Time zone</dt><dd>Tokyo</dd>");
  expect(page).toContain(
    "<dt>Time in the calendar</dt><dd><dl><dt>Title</dt><dd>Free first meeting</dd>",
  );
  expect(page).not.toContain("<h2>Sealed journal</h2>");
  expect(page).toMatch(/<p>There is nothing under: .*Sealed journal; .*\.<\/p><\/body>/);
});

test.each(["client", "therapist1", "admin", "assistant"])(
  "the page of the archive of %s shows no field names, codes and ISO instants",
  async (name) => {
    await using app = await openTestApp();
    const { page } = await exportedBy(app, `${name}@demo.heaolu.ee`);
    const inText = page.replace(/<style>.*?<\/style>/, "").replace(/ href="[^"]*"/g, "");
    expect(inText.match(/<dt>[a-z]+(?:[A-Z-][A-Za-z]*)+<\/dt>/g)).toBeNull();
    expect(inText.match(/\d{4}-\d\d-\d\dT\d\d/g)).toBeNull();
    expect(inText.match(/>[A-Z]+(?:_[A-Z]+)+</g)).toBeNull();
    expect(inText.match(/Mozilla\/|Europe\/|<\/h2><\/section>/g)).toBeNull();
    expect(inText.match(/<dd>(?:true|false|\d{12,})<\/dd>/g)).toBeNull();
  },
);

test("a mail to an administrator about a practitioner is not in the archive", async () => {
  await using app = await openTestApp();
  const email = "therapist1@demo.heaolu.ee";
  const { id } = (await app.ports.persistence.users.findByEmail(email))!;
  const facts = { practitioner: "Külli", path: "/admin/practitioners" };
  const mail = { language: "et", template: "profile-waiting", about: id, facts } as const;
  const before = JSON.stringify((await exportedBy(app, email)).data.mails);
  await app.ports.persistence.transaction(({ outbox }) =>
    outbox.add({ ...mail, to: "admin@demo.heaolu.ee" }, app.now())
  );
  expect(JSON.stringify((await exportedBy(app, email)).data.mails)).toBe(before);
});

test("who cancelled and what turned are words on the page of an archive", async () => {
  await using app = await openTestApp();
  const user = (await app.ports.persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  const archive = await collectArchive(app.ports, { ...user, language: "et" });
  const turn = {
    cause: "answers",
    foundAt: app.now(),
    content: { practice: "MASSAGE", from: "ok", to: "ask", rules: [] },
  };
  const stream = archiveZip(
    app.ports,
    { ...archive, sessionWarnings: [turn] } as never,
    publicUrl,
    app.now(),
  );
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  const page = strFromU8(files["index.html"]!);
  expect(page.match(/<dt>[^<]*<\/dt><dd>(?:client|therapist|answers|ok|ask)<\/dd>/g)).toBeNull();
  expect(page).toContain("<dt>Pärast</dt><dd>küsi enne</dd>");
});

const count = 10_000;

test("ten thousand sessions are exported a page at a time", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  await copySession(app, "client@demo.heaolu.ee");

  const pages: number[] = [];
  const ports = withCountedPages(app.ports, pages);
  const user = (await ports.persistence.users.findByEmail("client@demo.heaolu.ee"))!;
  const archive = await collectArchive(ports, user);
  const reader = archiveZip(ports, archive, publicUrl, app.now()).getReader();
  while ((await reader.read()).value!.length < 1_000);
  expect(pages.length).toBeLessThan(count / 100 / 4);
  expect(Math.max(...pages)).toBe(100);
  await reader.cancel();

  const answer = await app.request("/api/user/me/export", { headers });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(strFromU8(files["data.json"]!));
  const ids = new Set(data.sessions.map(({ id }: { id: string }) => id));
  expect(ids.size).toBe(data.sessions.length);
  expect(ids.size).toBeGreaterThan(count);
  expect(ids).toContain("copy-9999");
  expect(strFromU8(files["index.html"]!).match(/Room 9999/g)).toHaveLength(1);
  const calendar = strFromU8(files["sessions.ics"]!);
  expect(calendar.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(ids.size);
  expect(calendar.match(/BEGIN:VCALENDAR\r\n/g)).toHaveLength(1);
  expect(calendar.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});

/** Notes the size of every page of sessions that is read. */
function withCountedPages(ports: Ports, pages: number[]): Ports {
  const { persistence } = ports;
  const therapySessions: Ports["persistence"]["therapySessions"] = {
    ...persistence.therapySessions,
    async listOfClient(id, query) {
      const page = await persistence.therapySessions.listOfClient(id, query);
      pages.push(page.items.length);
      return page;
    },
  };
  return { ...ports, persistence: { ...persistence, therapySessions } };
}

/** Cancelled sessions may overlap. */
async function copySession(app: TestApp, email: string): Promise<void> {
  const columns = await app.database.read.values<[string]>(
    sql`select name from pragma_table_info('therapy_sessions')`,
  );
  const changed: Record<string, string> = {
    id: "'copy-' || n",
    event_uri: "'event ' || n",
    invitee_uri: "'invitee ' || n",
    status: "'cancelled'",
    no_show_at: "null",
    note_sealed: "null",
    place: "'Room ' || n",
  };
  const names = columns.map(([name]) => name);
  await app.database.transaction((tx) =>
    tx.run(sql.raw(`
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${
      count - 1
    })
      insert into therapy_sessions (${names.join(", ")})
      select ${names.map((name) => changed[name] ?? name).join(", ")} from numbers,
        (select * from therapy_sessions where user_id = (select id from users where email = '${email}') limit 1)`))
  );
}
