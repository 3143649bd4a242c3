import { sql } from "drizzle-orm";
import { day, hour } from "backend/domain/duration.ts";
import { newClient, offeredSometime, type Person } from "../flows/booked-session.ts";
import { type Call, newcomer } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

let next = 0;

/** A free time of the practitioner, who answers each booking. */
async function time({ app, therapistId }: Fixture) {
  await app.database.transaction(async (connection) => {
    await connection.run(sql`update practices set approval = 'always'`);
    await connection.run(sql`delete from holds`);
    await connection.run(sql`delete from session_requests`);
  });
  const { practice, times } = await offeredSometime(app, therapistId, 14);
  const startsAt = times[next++ % times.length]!;
  return { eventType: practice.eventTypeUri, startsAt, timeZone: "Europe/Tallinn" };
}

async function send(fixture: Fixture, { headers }: Pick<Person, "headers">): Promise<string> {
  const answer = await fixture.app.post("/session-requests", await time(fixture), headers);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** A request of a new person. */
async function received(fixture: Fixture): Promise<Call> {
  const id = await send(fixture, await newClient(fixture.app, newcomer().email));
  return { params: { id }, body: { message: "" } };
}

/** Requests of clients, and what practitioners answer. */
export const sessionRequestRows: Row[] = [
  row(
    "createSessionRequest",
    { ...signedIn(201), practitioner: 409 },
    async (fixture) => ({ body: await time(fixture) }),
  ),
  row("listMySessionRequests", signedIn(200)),
  row("listReceivedSessionRequests", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("getApprovalRules", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "updateApprovalRules",
    roles({ practitioner: 200, otherPractitioner: 404 }),
    async ({ app, therapistId }) => {
      const [practice] = (await app.ports.persistence.therapists.find(therapistId))!.practices;
      return { body: { rules: [{ practiceId: practice!.id, rule: "new-clients" }] } };
    },
  ),
  row(
    "acceptSessionRequest",
    roles({ practitioner: 200, otherPractitioner: 404 }),
    received,
  ),
  row(
    "declineSessionRequest",
    roles({ practitioner: 200, otherPractitioner: 404 }),
    received,
  ),
  row("takeBackSessionRequest", owned({ owner: 200 }), async ({ app, users, therapistId }) => {
    const id = crypto.randomUUID();
    const startsAt = app.now() + 3 * day;
    await app.ports.persistence.transaction(({ sessionRequests }) =>
      sessionRequests.add({
        id,
        therapistId,
        userId: users.owner.id,
        eventTypeUri: "no event type",
        practiceType: "BODY_PSYCHOTHERAPY",
        intro: false,
        priceCents: 0,
        startsAt,
        endsAt: startsAt + hour,
        timeZone: "Europe/Tallinn",
        clientTimeZone: null,
        phone: null,
        meetingType: "VIDEO_CALL",
        place: "",
        answers: [],
        tracking: {},
        holdId: id,
        holdSecretSealed: "",
        createdAt: app.now(),
        answerBy: app.now() + day,
        status: "waiting",
        endedAt: null,
        message: "",
        therapySessionId: null,
        secretLinkId: null,
      })
    );
    return { params: { id } };
  }),
];
