import { expect, test } from "vitest";
import { leads } from "db/schema/leads.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp } from "tests/test-app.ts";

test("leaving an address twice stores one lead and sends one mail", async () => {
  await using app = await openTestApp({ demo: false });
  const lead = { email: "kadri@example.ee", iAmPractitioner: true };
  const answers = [
    await app.post("/leads", lead, { "Accept-Language": "en" }),
    await app.post("/leads", { ...lead, email: "KADRI@example.ee" }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([202, {}]);
  }
  expect(await app.database.read.select().from(leads)).toMatchObject([
    { ...lead, language: "en", state: "new" },
  ]);
  await sendDueMails(app.ports, { clock: app.now });
  const mails = await app.ports.persistence.outbox.listSent(10);
  expect(mails).toMatchObject([{ to: lead.email, subject: "Thank you for your interest" }]);
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
  expect(await app.database.read.select().from(leads)).toEqual([]);
});

test("leaving many addresses is rate limited", async () => {
  await using app = await openTestApp({ demo: false });
  const statuses: number[] = [];
  for (let position = 0; position < 61; position++) {
    const lead = { email: `kadri-${position}@example.ee`, iAmPractitioner: false };
    statuses.push((await app.post("/leads", lead)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(202), 429]);
});
