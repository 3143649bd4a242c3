import { expect, test } from "vitest";
import { leads } from "db/schema/mod.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openHouse, publicUrl } from "tests/house.ts";

test("somebody leaves an address twice, is kept once and thanked once", async () => {
  await using house = await openHouse({ demo: false });
  const lead = { email: "kadri@example.ee", iAmPractitioner: true };
  const answers = [
    await house.post("/leads", lead, { "Accept-Language": "en" }),
    await house.post("/leads", { ...lead, email: "KADRI@example.ee" }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([202, {}]);
  }
  expect(await house.database.read.select().from(leads)).toMatchObject([
    { ...lead, language: "en", state: "new" },
  ]);
  await sendDueMails(house.ports, { publicUrl, brand: "Heaolu" }, { clock: house.now });
  const mails = await house.ports.persistence.outbox.listSent(10);
  expect(mails).toMatchObject([{ to: lead.email, subject: "Thank you for your interest" }]);
});

test.each([
  [{}],
  [{ email: "kadri@example.ee" }],
  [{ email: "kadri", iAmPractitioner: true }],
  [{ email: "kadri@example.ee", iAmPractitioner: "yes" }],
])("%j is not an address left with us", async (body) => {
  await using house = await openHouse({ demo: false });
  const answer = await house.post("/leads", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errCode: "ERR_INVALID_INPUT" });
  expect(await house.database.read.select().from(leads)).toEqual([]);
});

test("a program that leaves addresses is stopped", async () => {
  await using house = await openHouse({ demo: false });
  const statuses: number[] = [];
  for (let position = 0; position < 61; position++) {
    const lead = { email: `kadri-${position}@example.ee`, iAmPractitioner: false };
    statuses.push((await house.post("/leads", lead)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(202), 429]);
});
