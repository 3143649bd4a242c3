import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveZip } from "backend/http/user/archive-zip.ts";
import { collectArchive } from "backend/use-cases/user/export-my-data.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";

/** For every column that points to a practitioner or a calendar: the part of the archive, or in brackets why it has none. */
const exported: Record<string, string> = {
  "absences.therapist_id": "absences",
  "answer_times.therapist_id": "answerTimes",
  "availability_exceptions.account_id": "workingHours",
  "availability_rules.account_id": "workingHours",
  "calendar_imports.account_id": "otherCalendars",
  "certificate_events.therapist_id": "certificateEvents",
  "certificates.therapist_id": "practitionerPage",
  "clearances.therapist_id": "clearancesGiven",
  "client_questions.therapist_id": "answersToQuestions",
  "companion_times.account_id": "sessionsTogether",
  "companion_times.therapist_id": "sessionsTogether",
  "courses.owner_therapist_id": "ownCourses",
  "event_types.account_id": "practiceSettings",
  "holds.account_id": "(of visitors, for minutes)",
  "imported_busy_times.account_id": "(a copy of the other calendar, which the person has)",
  "invitations.therapist_id": "invitations",
  "package_offers.therapist_id": "packageOffers",
  "packages.therapist_id": "soldPackages",
  "pending_cancellations.therapist_id": "(a task of the server, for minutes)",
  "practice_companions.account_id": "practicesTogether",
  "practice_companions.therapist_id": "practicesTogether",
  "practices.therapist_id": "practiceSettings",
  "reviews.therapist_id": "reviewsReceived",
  "scheduled_events.account_id": "sessionsHeld",
  "scheduling_places.account_id": "workingHours",
  "scheduling_stays.account_id": "workingHours",
  "scheduling_travel_times.account_id": "workingHours",
  "scheduling_vacations.account_id": "workingHours",
  "search_words.therapist_id": "(made from the profile)",
  "secret_links.therapist_id": "secretLinks",
  "session_orders.therapist_id": "(in the list of the client, until it is paid)",
  "session_requests.therapist_id": "answersToRequests",
  "team_members.therapist_id": "teams",
  "therapist_drafts.therapist_id": "profileDraft",
  "therapist_languages.therapist_id": "practitionerPage",
  "therapist_locations.therapist_id": "practitionerPage",
  "therapist_media.therapist_id": "practitionerPage",
  "therapist_texts.therapist_id": "practitionerPage",
  "therapist_versions.therapist_id": "profileVersions",
  "therapist_ways_of_helping.therapist_id": "practitionerPage",
  "therapy_sessions.therapist_id": "sessionsHeld",
  "waiting_list_entries.therapist_id": "(the wishes of clients)",
  "waiting_list_watches.therapist_id": "(made from the working hours)",
};

async function archiveOf(app: TestApp, email: string) {
  const { headers, user } = await app.signIn(email);
  const answer = await app.request("/api/user/me/export", { headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return {
    headers,
    therapistId: user.therapistId!,
    text: strFromU8(files["data.json"]!),
    data: JSON.parse(strFromU8(files["data.json"]!)),
    page: strFromU8(files["index.html"]!),
    calendar: strFromU8(files["sessions.ics"]!),
  };
}

test("every column that points to a practitioner or a calendar is exported, or has a reason why not", async () => {
  await using app = await openTestApp({ history: true });
  const rows = await app.database.read.values<[string]>(sql`
    select distinct tables.name || '.' || keys."from"
    from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
    where keys."table" in ('therapists', 'scheduling_accounts') and tables.schema = 'main'`);
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(exported).sort());

  const { data, therapistId } = await archiveOf(app, "therapist1@demo.heaolu.ee");
  const parts = Object.entries(exported).filter(([, part]) => !part.startsWith("("));
  for (const [column, part] of parts) {
    expect(data, column).toHaveProperty(part);
    const [table, key] = column.split(".");
    if (key === "account_id") continue;
    const own = await app.database.read.values(
      sql.raw(`select 1 from ${table} where ${key} = '${therapistId}' limit 1`),
    );
    const isEmpty = data[part] === null || data[part].length === 0;
    if (own.length > 0) expect(isEmpty, `${column} → ${part}`).toBe(false);
  }
});

test("the archive of a practitioner has hours, absences, packages and courses, and no addresses of clients", async () => {
  await using app = await openTestApp({ history: true });
  const { headers, user } = await app.signIn("therapist1@demo.heaolu.ee");
  const absence = { fromDate: "2026-11-20", toDate: "2026-11-21" };
  expect((await app.send("POST", "/absences", { toDate: absence.toDate }, headers)).status)
    .toBe(200);
  const { data, text, page } = await archiveOf(app, "therapist1@demo.heaolu.ee");
  expect(data.workingHours.weekly[0]).toEqual({
    weekday: expect.any(Number),
    fromTime: expect.stringMatching(/^\d\d:\d\d$/),
    toTime: expect.stringMatching(/^\d\d:\d\d$/),
    place: data.workingHours.places[0],
  });
  expect(data.absences).toMatchObject([absence]);
  expect(data.workingHours.vacations).toContainEqual(expect.objectContaining(absence));
  expect(data.practiceSettings.map(({ type }: { type: string }) => type))
    .toEqual(expect.arrayContaining(data.practitionerPage.practices.map(
      ({ type }: { type: string }) => type,
    )));
  const clients = await app.database.read.values<[string]>(sql`
    select distinct users.email from users join therapy_sessions on user_id = users.id
    where therapist_id = ${user.therapistId} and users.id <> ${user.id}`);
  expect(clients.length).toBeGreaterThan(5);
  const withoutMails = JSON.stringify({ ...data, mails: [] });
  for (const [email] of clients) expect(withoutMails).not.toContain(email);
  expect(text).not.toContain("codeHash");
  expect(page).toContain("<dt>Nädalapäev</dt><dd>esmaspäev</dd>");
});

test("the archive of a practitioner says of each session who came, when, where and for how much", async () => {
  await using app = await openTestApp({ history: true });
  const { data, page, calendar } = await archiveOf(app, "therapist1@demo.heaolu.ee");
  const rows = await app.database.read.values<[string, string]>(sql`
    select therapy_sessions.id, coalesce(client_name, users.name) from therapy_sessions
    join users on users.id = user_id
    where therapist_id = ${data.practitionerPage.id} order by therapy_sessions.id`);
  expect(rows.length).toBeGreaterThan(5);
  type Held = { id: string; clientName: string };
  const held: Held[] = data.sessionsHeld;
  expect(held.map(({ id, clientName }) => [id, clientName]).sort()).toEqual(rows);
  expect(held[0]).toMatchObject({
    startsAt: expect.stringMatching(/^\d{4}-/),
    practiceType: expect.any(String),
    status: expect.stringMatching(/^(booked|finished|cancelled)$/),
    place: expect.any(String),
    priceCents: expect.any(Number),
  });
  expect(Object.keys(held[0]!)).not.toContain("note");
  expect(page).toContain(`<dt>Kliendi nimi</dt><dd>${held[0]!.clientName}</dd>`);
  const own = data.sessions.length;
  expect(calendar.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(own + held.length);
  expect(calendar).toContain(`SUMMARY:${held[0]!.clientName}: `);
});

test("the page of the archive names what a practitioner wrote and what was decided in words", async () => {
  await using app = await openTestApp();
  const user = (await app.ports.persistence.users.findByEmail("therapist1@demo.heaolu.ee"))!;
  const archive = await collectArchive(app.ports, user);
  const stored = { approvalChangedAt: app.now(), approvalReason: "Hea", pictureUploadId: "1" };
  const { words } = archive.therapist!;
  const therapist = {
    ...archive.therapist!,
    ...stored,
    words: { ...words, et: { ...words.et!, review: "Aitan rahuneda." } },
  };
  const zip = archiveZip(app.ports, { ...archive, therapist }, publicUrl, app.now());
  const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
  const page = strFromU8(files["index.html"]!);
  const names = [...page.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name]) => name!);
  expect(names.filter((name) => /^[a-z]+[A-Z]/.test(name))).toEqual([]);
  expect(page).toContain("<dt>Ülevaade</dt><dd>Aitan rahuneda.</dd>");
  expect(names).toContain("Kinnitus muutus");
  expect(names).not.toContain("Arvustus");
});
