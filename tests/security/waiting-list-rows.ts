import { sql } from "drizzle-orm";
import { bookSession, newClient, type Person, signedInAs } from "../flows/booked-session.ts";
import { type Call, newcomer } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, roles, type Row, row, signedIn } from "./matrix-row.ts";

const wish = { weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };

async function join({ app, therapistId }: Fixture, { headers }: Pick<Person, "headers">) {
  const answer = await app.post("/waiting-lists", { therapistId, ...wish }, headers);
  return await answer.json() as { id: string; token: string };
}

/** A new person's place on the waiting list. */
const joined = async (fixture: Fixture) =>
  await join(fixture, await newClient(fixture.app, newcomer().email));

async function link(fixture: Fixture): Promise<Call> {
  return { body: { token: (await joined(fixture)).token } };
}

/** A new person's place, with a time that has become free. */
async function offered(fixture: Fixture): Promise<Call> {
  const { app, therapistId } = fixture;
  // So that the new person is the first.
  await app.database.transaction(async (connection) => {
    for (const table of ["offers", "entries", "watches"]) {
      await connection.run(sql.raw(`delete from waiting_list_${table}`));
    }
    await connection.run(sql`delete from holds`);
  });
  const other = await newClient(app, newcomer().email);
  const { session } = await bookSession(app, other, therapistId);
  const { token } = await joined(fixture);
  await app.post(`/therapy-sessions/${session.id}/cancel`, {}, other.headers);
  const { offer } = await (await app.post("/waiting-lists/link/read", { token })).json();
  return { body: { token, offerId: offer.id } };
}

/** A group time whose last free seats are booked. */
async function fullTime({ app }: Fixture): Promise<Call> {
  const path = app.ports.scheduling.resourceUri("users/rasmus-tihase");
  const types = await (await app.get(`/calendly/event-types?user=${path}`)).json();
  const { uri } = types.collection.find(({ kind }: { kind: string }) => kind === "group");
  const query = new URLSearchParams({
    event_type: uri,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + 20 * 86_400_000).toISOString(),
  });
  const full = await (await app.get(`/waiting-lists/full-times?${query}`)).json();
  if (full.fullTimes.length === 0) {
    const { collection } = await (await app.get(`/calendly/event-type-available-times?${query}`))
      .json();
    const time = collection.at(-1);
    for (let seat = 0; seat < time.invitees_remaining; seat++) {
      const { email } = newcomer();
      await app.post("/calendly/invitees", {
        event_type: uri,
        start_time: time.start_time,
        invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
      }, await signedInAs(app, email));
    }
    return { body: { eventTypeUri: uri, startsAt: new Date(time.start_time).toISOString() } };
  }
  return { body: { eventTypeUri: uri, startsAt: full.fullTimes[0].startsAt } };
}

/** People on waiting lists, their links, and their practitioners. */
export const waitingListRows: Row[] = [
  row(
    "joinWaitingList",
    { ...signedIn(200), practitioner: 409 },
    ({ therapistId }) => ({ body: { therapistId, ...wish } }),
  ),
  row("waitForSeat", signedIn(200), fullTime),
  row("listFullTimes", open(200), async (fixture) => {
    const { eventTypeUri } = (await fullTime(fixture)).body as { eventTypeUri: string };
    const { app } = fixture;
    return {
      query: {
        event_type: eventTypeUri,
        start_time: new Date(app.now()).toISOString(),
        end_time: new Date(app.now() + 20 * 86_400_000).toISOString(),
      },
    };
  }),
  row("listMyWaitingLists", signedIn(200)),
  row("readWaitingListLink", open(200), link),
  row("readWaitingListLink", open(400), () => ({ body: { token: `${crypto.randomUUID()}.x` } }), {
    when: "with a forged token",
  }),
  row("acceptWaitingListOffer", open(200), offered),
  row("declineWaitingListOffer", open(200), offered),
  row("leaveWaitingList", open(200), link),
  row("listWaitingPeople", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "removeWaitingPerson",
    roles({ practitioner: 204, otherPractitioner: 404 }),
    async (fixture) => ({ params: { id: (await joined(fixture)).id } }),
  ),
];
