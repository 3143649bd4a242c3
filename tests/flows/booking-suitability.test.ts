import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { ruleVersions } from "db/schema/texts.ts";
import { readData } from "db/seed/demo-data.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import type { Person } from "./booked-session.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import {
  acknowledging,
  allClear,
  answersFor,
  makeRules,
  refusalOf,
  storeTest,
  suitabilityOf,
} from "./suitability-steps.ts";

type Visit = Awaited<ReturnType<typeof openRequestVisit>>;

const book = (
  { app, practice, times }: Visit,
  { user: { name, email }, headers }: Person,
  { nth = 0, ...more }: { nth?: number; acknowledgement?: object } = {},
  language = "en",
) =>
  app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[nth]!,
    invitee: { name, email, timezone: "Europe/Tallinn" },
    ...more,
  }, { ...headers, "Accept-Language": language });

async function sessionIdOf({ app }: Visit, { headers }: Person): Promise<string> {
  const [session] = await (await app.get("/therapy-sessions/me", headers)).json();
  return session.id;
}

test("a booking with a caution needs the reasons to be read, and records what was read", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice, practitioner } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const all: Record<string, string> = {};
  for (const language of ["et", "en", "ru"] as const) {
    const answer = await book(visit, client, {}, language);
    expect(answer.status).toBe(409);
    const refusal = await refusalOf(answer);
    expect(refusal).toMatchObject({
      errCode: "ERR_CAUTION_UNREAD",
      suitability: { verdict: "caution", conditions: [] },
    });
    const [reason] = refusal.suitability!.reasons;
    const rule = readData("rules").find(({ id }) => id === reason!.rule)!;
    expect(reason).toMatchObject({
      reason: rule.reason[language],
      source: rule.source.label[language],
    });
    all[language] = refusal.title;
  }
  expect(new Set(Object.values(all)).size).toBe(3);

  const refusal = await refusalOf(await book(visit, client));
  const given = acknowledging(refusal);
  const part = await book(visit, client, { acknowledgement: { ...given, rules: [] } });
  await expectRefusal(part, 409, "ERR_CAUTION_UNREAD");
  expect((await app.get("/therapy-sessions/me", client.headers)).status).toBe(200);
  expect(await visit.sessions(client)).toEqual([]);
  const acknowledgement = { ...given, rules: [...given.rules, "a-forged-rule"] };
  expect((await book(visit, client, { acknowledgement })).status).toBe(201);

  const id = await sessionIdOf(visit, client);
  const own = await suitabilityOf(app, id, client);
  expect(own).toEqual({
    acknowledged: {
      verdict: "caution",
      rules: given.rules,
      rulesVersion: given.rulesVersion,
      conditions: false,
      at: expect.any(String),
      sharedAt: null,
    },
    shared: [],
    clearance: null,
  });
  expect(await suitabilityOf(app, id, practitioner)).toEqual({
    acknowledged: null,
    shared: [],
    clearance: null,
  });
  const other = await visit.client("berit");
  const hidden = await app.get(`/therapy-sessions/${id}/suitability`, other.headers);
  await expectRefusal(hidden, 404, "ERR_NOT_FOUND");
  const stored = await app.database.read.all<Record<string, unknown>>(
    sql`select hex(content_sealed) as sealed, * from suitability_records`,
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(given.rules[0]);
});

test("a practice that does not suit is never booked, whatever is acknowledged", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  for (
    const [verdict, errCode] of [["no", "ERR_NOT_SUITABLE"], ["ask", "ERR_ASK_FIRST"]] as const
  ) {
    await makeRules(app, practice.type, verdict);
    const refusal = await refusalOf(await book(visit, client));
    expect(refusal).toMatchObject({ errCode, suitability: { verdict } });
    expect(refusal.suitability!.instead).not.toContain(practice.type);
    const acknowledgement = acknowledging(refusal, { conditions: true });
    await expectRefusal(await book(visit, client, { acknowledgement }), 409, errCode);
  }
  expect(await visit.sessions(client)).toEqual([]);
  await storeTest(app, client, allClear);
  expect((await book(visit, client)).status).toBe(201);
});

test("without a stored test an acknowledgement is ignored", async () => {
  await using visit = await openRequestVisit("never");
  const client = await visit.client("anna");
  const acknowledgement = { rulesVersion: 99, rules: ["a-forged-rule"], share: true };
  expect((await book(visit, client, { acknowledgement })).status).toBe(201);
  const own = await suitabilityOf(visit.app, await sessionIdOf(visit, client), client);
  expect(own).toEqual({
    acknowledged: null,
    shared: [],
    clearance: null,
  });
  const consents = await (await visit.app.get("/user/me/consents", client.headers)).json();
  expect(JSON.stringify(consents)).not.toContain("test-sharing");
});

test("an acknowledgement of rules that have changed since is refused as stale", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const acknowledgement = acknowledging(await refusalOf(await book(visit, client)));
  await app.database.transaction(async (connection) => {
    const version = acknowledgement.rulesVersion;
    await connection.insert(ruleVersions)
      .values({ version: version + 1, fingerprint: "newer" });
  });
  const answer = await book(visit, client, { acknowledgement });
  expect(answer.status).toBe(412);
  const refusal = await refusalOf(answer);
  expect(refusal.errCode).toBe("ERR_STALE");
  expect(refusal.suitability!.rulesVersion).toBe(acknowledgement.rulesVersion + 1);
  const current = { acknowledgement: acknowledging(refusal) };
  expect((await book(visit, client, current)).status).toBe(201);
});

test("who skipped a question about safety reads the conditions of the practice", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, { ...allClear, safety_2: [] });
  const refusal = await refusalOf(await book(visit, client));
  const about = readData("rules").filter(({ practices }) => practices.includes(practice.type));
  expect(refusal).toMatchObject({
    errCode: "ERR_CAUTION_UNREAD",
    suitability: { verdict: "ok", reasons: [] },
  });
  expect(refusal.suitability!.conditions).toHaveLength(about.length);
  const unread = await book(visit, client, { acknowledgement: acknowledging(refusal) });
  await expectRefusal(unread, 409, "ERR_CAUTION_UNREAD");
  const acknowledgement = acknowledging(refusal, { conditions: true, share: true });
  expect((await book(visit, client, { acknowledgement })).status).toBe(201);
  const own = await suitabilityOf(app, await sessionIdOf(visit, client), client);
  // There is no warning to share.
  expect(own).toMatchObject({ acknowledged: { conditions: true, sharedAt: null }, shared: [] });
});

test("a shared warning is shown to the practitioner until the client takes it back", async () => {
  await using visit = await openRequestVisit("always");
  const { app, practice, practitioner } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const reader = { ...client, headers: { ...client.headers, "Accept-Language": "en" } };
  const refused = await visit.send(reader);
  expect(refused.status).toBe(409);
  const refusal = await refusalOf(refused);
  expect(refusal.errCode).toBe("ERR_CAUTION_UNREAD");
  const acknowledgement = acknowledging(refusal, { share: true });
  const request = await (await visit.send(client, 0, { acknowledgement })).json();
  expect((await visit.answer("accept", request)).status).toBe(200);
  const id = await sessionIdOf(visit, client);
  const { question, reason } = refusal.suitability!.reasons[0]!;
  const seen = async (language = "en") => {
    const headers = { ...practitioner.headers, "Accept-Language": language };
    return await (await app.get(`/therapy-sessions/${id}/suitability`, headers)).json();
  };
  expect(await seen()).toEqual({
    acknowledged: null,
    shared: [{ severity: "caution", question, reason }],
    clearance: null,
  });
  expect((await seen("ru")).shared[0].reason).not.toBe(reason);
  expect(await suitabilityOf(app, id, reader)).toMatchObject({
    acknowledged: { sharedAt: expect.any(String) },
    shared: [{ question }],
  });

  const withdrawn = { purpose: "test-sharing", version: 1, isGiven: false };
  const answer = await app.send("PUT", "/user/me/consents", withdrawn, client.headers);
  expect(answer.status).toBe(200);
  expect((await seen()).shared).toEqual([]);
  const again = { ...withdrawn, isGiven: true };
  await app.send("PUT", "/user/me/consents", again, client.headers);
  expect((await seen()).shared).toEqual([]);
  await sendDueMails(app.ports, { clock: app.now });
  const mails = JSON.stringify(await app.ports.persistence.outbox.listSent(100));
  expect(mails).not.toContain(question);
});

test("what was acknowledged is exported, and deleted with the account", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const acknowledgement = acknowledging(await refusalOf(await book(visit, client)));
  await book(visit, client, { acknowledgement });
  const { suitabilityRecords } = app.ports.persistence;
  expect(await suitabilityRecords.listOfUser(client.user.id)).toHaveLength(1);
  const id = await sessionIdOf(visit, client);
  await app.post(`/therapy-sessions/${id}/cancel`, {}, client.headers);
  const archive = await app.get("/user/me/export", client.headers);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const { acknowledgements } = JSON.parse(strFromU8(files["data.json"]!));
  expect(acknowledgements).toMatchObject([{
    booking: { therapySessionId: id },
    acknowledged: { verdict: "caution", rulesVersion: acknowledgement.rulesVersion },
  }]);
  const password = "a password of mine alone";
  const erased = await app.post("/user/me/erase", { password }, client.headers);
  expect(erased.status).toBe(200);
  expect(await app.database.read.all(sql`select * from suitability_records`)).toEqual([]);
});
