import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { consentTerms } from "backend/domain/consent.ts";
import { day, hour } from "backend/domain/duration.ts";
import { repeatSavedSearches } from "backend/use-cases/saved-searches/repeat-saved-searches.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { therapists } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";
import { therapistEmail } from "./session-fixtures.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import { acknowledging, allClear, answersFor, refusalOf, storeTest } from "./suitability-steps.ts";

const password = "a password of mine alone";

const choose = async (
  app: TestApp,
  { headers }: Pick<Person, "headers">,
  purpose: keyof typeof consentTerms,
  isGiven: boolean,
) => {
  const { consents } = await (await app.get("/user/me/consents", headers)).json();
  const kept = consents.find((each: { purpose: string }) => each.purpose === purpose)?.kept;
  const { version } = consentTerms[purpose];
  const change = { purpose, version, isGiven, ...(kept && !isGiven && { confirmed: kept }) };
  const answer = await app.send("PUT", "/user/me/consents", change, headers);
  expect(answer.status).toBe(200);
};

async function mailsOf(app: TestApp, template: string, to: string): Promise<number> {
  const [row] = await app.database.read.values<[number]>(
    sql`select count(*) from outbox where template = ${template} and recipient = ${to}`,
  );
  return row![0];
}

/** Whether what a consent names happens, through the use case that does it. */
const gates: Record<string, (isGiven: boolean) => Promise<boolean>> = {
  async reminders(isGiven) {
    await using app = await openTestApp();
    const { user: { therapistId } } = await app.signIn(therapistEmail);
    const anna = await newClient(app, "anna@example.ee");
    const { session } = await bookSession(app, anna, therapistId, 20);
    const change = { notifications: { reminders: isGiven } };
    await app.send("PUT", `/user/${anna.user.id}`, change, anna.headers);
    app.advance(Date.parse(session.startsAt) - day + hour - app.now());
    await remindOfTherapySessions(app.ports, app.now());
    return await mailsOf(app, "session-tomorrow", "anna@example.ee") > 0;
  },

  async "news of searches"(isGiven) {
    await using app = await openTestApp();
    const anna = await newClient(app, "anna@example.ee");
    const filters = { cities: ["TARTU"] };
    const search = async () => await (await app.post("/therapists/search", filters)).json();
    const { therapists: [{ id }], total } = await search();
    const show = async (showInSearch: boolean) => {
      await app.database.transaction((tx) =>
        tx.update(therapists).set({ showInSearch }).where(eq(therapists.id, id))
      );
      await expect.poll(async () => (await search()).total).toBe(showInSearch ? total : total - 1);
    };
    await show(false);
    const saved = { name: "Tartu", address: "/?cities=TARTU", filters };
    expect((await app.post("/saved-searches", saved, anna.headers)).status).toBe(200);
    await choose(app, anna, "searches", isGiven);
    await show(true);
    app.advance(hour);
    await repeatSavedSearches(app.ports, app.now());
    return await mailsOf(app, "saved-search-news", "anna@example.ee") > 0;
  },

  async results(isGiven) {
    await using app = await openTestApp({ demo: false });
    const anna = await newClient(app, "anna@example.ee");
    await choose(app, anna, "test-results", isGiven);
    const body = { version: 1, answers: allClear };
    await app.post("/suitability/results", body, anna.headers);
    const { results } = await (await app.get("/suitability/results", anna.headers)).json();
    return results.length > 0;
  },

  async "sharing with the practitioner"(isGiven) {
    await using visit = await openRequestVisit("always");
    const { app, practice, practitioner } = visit;
    const anna = await visit.client("anna");
    await storeTest(app, anna, answersFor(practice.type, "caution"));
    const acknowledgement = acknowledging(await refusalOf(await visit.send(anna)), { share: true });
    const request = await (await visit.send(anna, 0, { acknowledgement })).json();
    await choose(app, anna, "test-sharing", isGiven);
    expect((await visit.answer("accept", request)).status).toBe(200);
    const [{ id }] = await (await app.get("/therapy-sessions/me", anna.headers)).json();
    const path = `/therapy-sessions/${id}/suitability`;
    return (await (await app.get(path, practitioner.headers)).json()).shared.length > 0;
  },

  async "the journal"(isGiven) {
    await using app = await openTestApp();
    const { user: { therapistId } } = await app.signIn(therapistEmail);
    const { session } = await bookSession(
      app,
      await newClient(app, "anna@example.ee"),
      therapistId,
    );
    app.advance(Date.parse(session.endsAt) - app.now());
    const anna = await app.signIn("anna@example.ee", password);
    await choose(app, anna, "notes", isGiven);
    await app.send("PUT", `/therapy-sessions/${session.id}`, { note: "mine" }, anna.headers);
    const [entry] = await (await app.get("/therapy-sessions/me", anna.headers)).json();
    return entry.note === "mine";
  },
};

test.each(Object.entries(gates))(
  "consent to %s: with it yes, without it no",
  async (_, happens) => {
    expect([await happens(true), await happens(false)]).toEqual([true, false]);
  },
);
