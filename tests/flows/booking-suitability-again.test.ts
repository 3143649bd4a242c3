import { expect, test } from "vitest";
import { openRequestVisit } from "./session-request-steps.ts";
import type { Person } from "./booked-session.ts";
import {
  acknowledging,
  allClear,
  answersFor,
  makeRules,
  refusalOf,
  storeTest,
} from "./suitability-steps.ts";

type Visit = Awaited<ReturnType<typeof openRequestVisit>>;

const book = (
  { app, practice, times }: Visit,
  { user: { name, email }, headers }: Person,
  { nth = 0, ...more }: { nth?: number; acknowledgement?: object; secret_link?: string } = {},
) =>
  app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[nth]!,
    invitee: { name, email, timezone: "Europe/Tallinn" },
    ...more,
  }, headers);

test("a secret link admits a new client, and the test of the client is checked as ever", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice, practitioner, therapistId } = visit;
  await app.ports.persistence.transaction(({ therapists }) =>
    therapists.setAcceptingNewClients(therapistId, "no", app.now())
  );
  const wish = { name: "For the course", practiceId: practice.id, singleUse: true };
  const link = await (await app.post("/secret-links", wish, practitioner.headers)).json();
  const token: string = link.url.split("/booking/link#")[1];
  const status = async () =>
    (await (await app.post("/secret-links/open", { token })).json()).status;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const byLink = (more = {}) => book(visit, client, { secret_link: token, ...more });

  const refusal = await refusalOf(await byLink());
  expect(refusal).toMatchObject({
    errCode: "ERR_CAUTION_UNREAD",
    suitability: { verdict: "caution" },
  });
  await makeRules(app, practice.type, "ask");
  const acknowledgement = acknowledging(refusal);
  expect((await refusalOf(await byLink({ acknowledgement }))).errCode).toBe("ERR_ASK_FIRST");
  await makeRules(app, practice.type, "no");
  expect((await refusalOf(await byLink({ acknowledgement }))).errCode).toBe("ERR_NOT_SUITABLE");
  expect(await visit.sessions(client)).toEqual([]);
  expect(await status()).toBe("open");

  await makeRules(app, practice.type, "caution");
  const read = acknowledging(await refusalOf(await byLink()));
  expect((await byLink({ acknowledgement: read })).status).toBe(201);
  expect(await status()).toBe("used");
});

test("who books again reads a caution again, and a test taken since is enforced", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, allClear);
  expect((await book(visit, client)).status).toBe(201);

  await storeTest(app, client, answersFor(practice.type, "caution"));
  const refusal = await refusalOf(await book(visit, client, { nth: 30 }));
  expect(refusal.errCode).toBe("ERR_CAUTION_UNREAD");
  const acknowledgement = acknowledging(refusal);
  expect((await book(visit, client, { nth: 30, acknowledgement })).status).toBe(201);
  const again = await refusalOf(await book(visit, client, { nth: 60 }));
  expect(again.errCode).toBe("ERR_CAUTION_UNREAD");

  await makeRules(app, practice.type, "ask");
  expect((await refusalOf(await book(visit, client, { nth: 60, acknowledgement }))).errCode)
    .toBe("ERR_ASK_FIRST");
  expect(await visit.sessions(client)).toHaveLength(2);
});
