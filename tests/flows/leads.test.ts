import { expect, test } from "vitest";
import { leads } from "db/schema/leads.ts";
import { day } from "backend/domain/duration.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { rowsOfCsv } from "../support/csv-rows.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";
import { expectRefusal, newMails, statusOf } from "../support/sign-in-steps.ts";
import { newClient } from "./booked-session.ts";
import { leadSecretIn, signInAdmin } from "./onboarding-steps.ts";

const kadri = { email: "kadri@example.ee", iAmPractitioner: true };

async function join(app: TestApp, lead = kadri, language = "en"): Promise<string> {
  await app.post("/leads", lead, { "Accept-Language": language });
  return leadSecretIn((await newMails(app)).at(-1));
}

const stored = (app: TestApp) => app.database.read.select().from(leads);

test("leaving an address again stores one lead and mails its page at most once a day", async () => {
  await using app = await openTestApp({ demo: false });
  const answers = [
    await app.post("/leads", kadri, { "Accept-Language": "en" }),
    await app.post("/leads", { ...kadri, email: "KADRI@example.ee" }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([202, {}]);
  }
  expect(await stored(app)).toMatchObject([{ ...kadri, language: "en", state: "new" }]);
  const first = await newMails(app);
  expect(first).toMatchObject([{ to: kadri.email, subject: "Confirm your email address" }]);
  const secret = leadSecretIn(first[0]);
  await app.post("/leads/confirm", { secret });

  app.advance(day);
  await app.post("/leads", kadri);
  await app.post("/leads", kadri);
  const second = await newMails(app);
  expect(second).toMatchObject([{ to: kadri.email, subject: "Your application" }]);
  expect(leadSecretIn(second[0])).toBe(secret);
});

test("only a press confirms the address, and the applicant adds what they offer", async () => {
  await using app = await openTestApp();
  const secret = await join(app);
  const read = async () => await (await app.post("/leads/status", { secret })).json();
  expect(await read()).toMatchObject({ state: "new", confirmedAt: null, name: "" });
  const confirmed = await (await app.post("/leads/confirm", { secret })).json();
  expect(confirmed).toMatchObject({ state: "confirmed", confirmedAt: "2026-11-20T07:00:00Z" });
  app.advance(1000);
  expect(await (await app.post("/leads/confirm", { secret })).json()).toEqual(confirmed);

  const details = {
    name: "Kadri <b>Kask</b>",
    city: "Viljandi",
    practices: ["COACHING", "MASSAGE"],
    languages: ["ESTONIAN", "RUSSIAN"],
    meetingTypes: ["IN_PERSON"],
    message: "  Tere!\n<script>alert(1)</script>\u202e\u0000 ",
  };
  const saved = await (await app.post("/leads/details", { secret, ...details })).json();
  expect(saved).toMatchObject({
    ...details,
    message: "Tere!\n<script>alert(1)</script>",
    state: "confirmed",
  });
  expect(await read()).toEqual(saved);
});

test("details that do not fit are refused and change nothing", async () => {
  await using app = await openTestApp();
  const secret = await join(app);
  const before = await stored(app);
  const details = { secret, name: "Kadri", city: null, practices: [], message: "" };
  for (
    const wrong of [
      { practices: ["COOKING"] },
      { languages: ["KLINGON"] },
      { meetingTypes: ["LETTER"] },
      { practices: Array(11).fill("COACHING") },
      { message: "x".repeat(2001) },
      { name: "x".repeat(101) },
      { city: 5 },
    ]
  ) {
    const answer = await app.post("/leads/details", { ...details, ...wrong });
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  for (const path of ["status", "confirm", "withdraw"]) {
    for (const forged of [`${secret.slice(0, -1)}_`, secret.split(".")[0], "x"]) {
      const answer = await app.post(`/leads/${path}`, { secret: forged });
      await expectRefusal(answer, 400, "ERR_INVALID_TOKEN");
    }
  }
  expect(await stored(app)).toEqual(before);
});

test("an applicant deletes the application, and the link ends with it", async () => {
  await using app = await openTestApp();
  const secret = await join(app);
  const admin = await signInAdmin(app);
  await app.post("/leads/confirm", { secret });
  const id = secret.split(".")[0];
  expect(await statusOf(app.post(`/admin/leads/${id}/invite`, undefined, admin.headers))).toBe(200);
  expect(await statusOf(app.post("/leads/withdraw", { secret }))).toBe(204);
  await expectRefusal(await app.post("/leads/status", { secret }), 400, "ERR_INVALID_TOKEN");
  expect((await stored(app)).filter(({ email }) => email === kadri.email)).toEqual([]);
  const { invitations } = await (await app.get("/admin/invitations?text=kadri@", admin.headers))
    .json();
  expect(invitations).toMatchObject([{ state: "revoked", leadId: null }]);
});

test("an admin sees a confirmed lead, notes the contact and declines with a mailed reason", async () => {
  await using app = await openTestApp();
  const { headers } = await signInAdmin(app);
  const secret = await join(app, kadri, "ru");
  const id = secret.split(".")[0]!;
  const summary = async () => await (await app.get("/admin/summary", headers)).json();
  const decide = (what: string, body?: unknown) =>
    app.post(`/admin/leads/${id}/${what}`, body, headers);
  const before = await summary();
  await expectRefusal(await decide("contact"), 409, "ERR_NOT_CONFIRMED");
  await app.post("/leads/confirm", { secret });
  expect((await summary()).leads).toBe(before.leads + 1);

  expect(await (await decide("contact")).json()).toMatchObject({ id, state: "contacted" });
  expect((await summary()).leads).toBe(before.leads);
  await expectRefusal(await decide("contact"), 409, "ERR_ALREADY_DECIDED");
  await expectRefusal(await decide("decline", { reason: "  " }), 400, "ERR_INVALID_INPUT");
  const reason = "Сейчас мы не принимаем новых специалистов.";
  expect(await (await decide("decline", { reason })).json())
    .toMatchObject({ state: "declined", declinedReason: reason });
  const [mail] = await newMails(app);
  expect(mail).toMatchObject({ to: kadri.email, subject: "О вашей заявке" });
  expect(mail!.text).toContain(reason);
  expect(leadSecretIn(mail)).toBe(secret);

  const { actions } = await (await app.get("/admin/actions", headers)).json();
  expect(actions.slice(0, 2)).toMatchObject([
    { action: "decline-lead", reason, subject: { kind: "lead", id, name: kadri.email } },
    { action: "contact-lead", reason: null },
  ]);
});

test("the queue is searched, filtered, sorted and read in pages", async () => {
  await using app = await openTestApp({ demo: true });
  const { headers } = await signInAdmin(app);
  for (let at = 0; at < 5; at++) {
    app.advance(1000);
    const secret = await join(app, { email: `leht-${at}@example.ee`, iAmPractitioner: true });
    if (at === 0) await app.post("/leads/confirm", { secret });
  }
  const list = async (query: string) =>
    await (await app.get(`/admin/leads?text=leht-&${query}`, headers)).json();
  expect((await list("")).leads).toMatchObject([{ email: "leht-0@example.ee" }]);
  expect((await list("state=new")).leads).toHaveLength(4);
  await app.database.transaction((tx) => tx.update(leads).set({ state: "confirmed" }));
  const emails: string[] = [];
  let cursor = "";
  do {
    const page = await list(`limit=2&order=oldest${cursor}`);
    emails.push(...page.leads.map(({ email }: { email: string }) => email));
    cursor = page.nextCursor && `&cursor=${encodeURIComponent(page.nextCursor)}`;
  } while (cursor);
  expect(emails).toEqual([0, 1, 2, 3, 4].map((at) => `leht-${at}@example.ee`));
  expect((await list("order=newest")).leads[0].email).toBe("leht-4@example.ee");
  expect((await list("state=declined")).leads).toEqual([]);
  expect(await statusOf(app.get("/admin/leads?cursor=x", headers))).toBe(400);
});

test("a list is downloaded as CSV in which no cell is a formula, and the log says by whom", async () => {
  await using app = await openTestApp();
  const { headers } = await signInAdmin(app);
  const secret = await join(app);
  await app.post("/leads/confirm", { secret });
  const name = '=HYPERLINK("evil","Õie")';
  const details = { name, city: null, practices: ["REIKI", "TRE"], message: "üks\n+2 kolm\r=4" };
  expect(await statusOf(app.post("/leads/details", { secret, ...details }))).toBe(200);
  const csv = async (list: string, query = "", language = "en") => {
    const answer = await app.get(`/admin/lists/${list}${query}`, {
      ...headers,
      "Accept-Language": language,
    });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${list}.csv"`);
    const bytes = await answer.bytes();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return rowsOfCsv(new TextDecoder().decode(bytes), language === "en" ? "," : ";");
  };
  const [columns, ...leads] = await csv("leads", "?text=kadri&state=confirmed");
  expect(columns!.slice(0, 2)).toEqual(["name", "email"]);
  expect(leads).toEqual([[
    `'=HYPERLINK("evil","Õie")`,
    ...["kadri@example.ee", "en", "yes", "", "REIKI TRE", "üks\n'+2 kolm\n'=4", "confirmed", ""],
    ...["2026-11-20T07:00:00Z", "2026-11-20T07:00:00Z"],
  ]]);
  const rows = { invitations: 3, practitioners: 60, certificates: 134 };
  for (const [list, count] of Object.entries(rows)) {
    expect(await csv(list)).toHaveLength(count + 1);
  }
  expect(await csv("certificates", "?state=ending")).toHaveLength(4 + 1);
  const { practitioners } = await (await app.get("/admin/practitioners?limit=2", headers)).json();
  const names = (await csv("practitioners")).slice(1, 3).map(([name]) => name);
  expect(names).toEqual(practitioners.map(({ name }: { name: string }) => name));
  const [russian] = await csv("practitioners", "", "ru");
  expect(russian!.slice(0, 3)).toEqual(["имя", "эл. почта", "место"]);
  for (const refused of ["leads?state=open", "certificates?order=oldest"]) {
    const answer = await app.get(`/admin/lists/${refused}`, headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  const found = async (query: string) =>
    (await (await app.get(`/admin/actions?${query}`, headers)).json()).actions;
  expect(await found("subject=list")).toHaveLength(7);
  expect(await found("subject=list&order=oldest&limit=1"))
    .toMatchObject([{ action: "export-list", subject: { kind: "list", name: "leads" } }]);
  expect(await found("text=loetavad")).toMatchObject([{ action: "refuse-certificate" }]);
  expect(await csv("actions", "?state=list")).toHaveLength(8 + 1);
});

test("unconfirmed, declined and silent leads are deleted after their time", async () => {
  await using app = await openTestApp();
  const { headers } = await signInAdmin(app);
  const declined = await join(app, { ...kadri, email: "declined@example.ee" });
  const confirmed = await join(app, { ...kadri, email: "confirmed@example.ee" });
  await join(app, { ...kadri, email: "unconfirmed@example.ee" });
  for (const secret of [declined, confirmed]) await app.post("/leads/confirm", { secret });
  const id = declined.split(".")[0];
  await app.post(`/admin/leads/${id}/decline`, { reason: "Praegu mitte." }, headers);
  const left = async (days: number) => {
    await deleteExpiredRows(app.ports, app.now() + days * day);
    const rows = await stored(app);
    return rows.flatMap(({ email }) => email.endsWith("ed@example.ee") ? email : []).sort();
  };
  expect(await left(13)).toHaveLength(3);
  expect(await left(15)).toEqual(["confirmed@example.ee", "declined@example.ee"]);
  expect(await left(181)).toEqual(["confirmed@example.ee"]);
  expect(await left(731)).toEqual([]);
});

test.each([
  [{}],
  [{ email: "kadri@example.ee" }],
  [{ email: "kadri", iAmPractitioner: true }],
  [{ email: "kadri@example.ee", iAmPractitioner: "yes" }],
])("%j is refused as an email address", async (body) => {
  await using app = await openTestApp({ demo: false });
  const answer = await app.post("/leads", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errCode: "ERR_INVALID_INPUT" });
  expect(await stored(app)).toEqual([]);
});

test("an erased person leaves no application and no reason in the log", async () => {
  await using app = await openTestApp();
  const { headers } = await signInAdmin(app);
  const secret = await join(app);
  await app.post("/leads/confirm", { secret });
  const id = secret.split(".")[0];
  await app.post(`/admin/leads/${id}/decline`, { reason: "Kadri ei sobi." }, headers);
  await newClient(app, kadri.email);
  const { persistence } = app.ports;
  const user = await persistence.users.findByEmail(kadri.email);
  const { leads: exported } = await persistence.personalData.collect(user!);
  expect(exported).toMatchObject([{ state: "declined", declinedReason: "Kadri ei sobi." }]);

  await persistence.transaction(({ personalData }) =>
    personalData.erase(user!, persistence.newId(), app.now())
  );
  expect((await stored(app)).filter(({ email }) => email === kadri.email)).toEqual([]);
  const { actions } = await (await app.get("/admin/actions", headers)).json();
  expect(actions[0]).toMatchObject({
    action: "decline-lead",
    reason: null,
    subject: { name: null },
  });
});
