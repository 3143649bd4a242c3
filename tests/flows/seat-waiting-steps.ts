import { expect } from "vitest";
import { offerToAllWaiting } from "backend/use-cases/waiting-lists/offer-freed-times.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp } from "../test-app.ts";
import { bookedGroup } from "./booked-group.ts";
import { newClient, type Person, signedInAs } from "./booked-session.ts";
import { waitingMails } from "./session-fixtures.ts";
import type { Place } from "./waiting-list-steps.ts";

type SeatPlace = Place & {
  endedBy: string | null;
  seat: { startsAt: string; eventTypeUri: string } | null;
};
type FullTime = { startsAt: string; seats: number; waiting: number };
type Participant = { sessionId: string };

/** A group time with eight of eight seats booked: three by clients of the journal, five at the calendar. */
export async function openFullGroup() {
  const app = await openTestApp();
  const booked = await bookedGroup(app);
  const { group, times, therapist, path, clients, sessions } = booked;
  const startTime = times[0]!;
  const book = async (email: string, time = startTime) =>
    await app.post("/calendly/invitees", {
      event_type: group.uri,
      start_time: time,
      invitee: { name: "Mari Maasikas", email, timezone: "Europe/Tallinn" },
    }, await signedInAs(app, email));
  for (const nth of [1, 2, 3, 4, 5]) expect((await book(`seat${nth}@example.ee`)).status).toBe(201);
  const startsAt = new Date(startTime).toISOString();
  const post = (address: string, body: unknown, headers = {}) => app.post(address, body, headers);
  const wait = (person: Person, at = startsAt) =>
    post("/waiting-lists/seats", { eventTypeUri: group.uri, startsAt: at }, person.headers);
  const json = async (answer: Response | Promise<Response>) => await (await answer).json();
  return {
    ...booked,
    app,
    startTime,
    startsAt,
    book,
    wait,
    join: async (person: Person): Promise<SeatPlace> => {
      const answer = await wait(person);
      const place = await answer.json();
      expect([answer.status, place.errCode]).toEqual([200, undefined]);
      return place;
    },
    person: (name: string) => newClient(app, `${name}@example.ee`),
    read: async ({ token }: SeatPlace): Promise<SeatPlace> =>
      await json(post("/waiting-lists/link/read", { token })),
    answer: (how: "accept" | "decline", { token, offer }: SeatPlace) =>
      post(`/waiting-lists/link/${how}`, { token, offerId: offer!.id }),
    leave: ({ token }: SeatPlace) => post("/waiting-lists/link/leave", { token }),
    mine: async ({ headers }: Person): Promise<SeatPlace[]> =>
      (await json(app.get("/waiting-lists", headers))).waitingLists,
    /** One of the clients with a session gives the seat back. */
    cancel: async (nth: number) => {
      const address = `/therapy-sessions/${sessions[nth].id}/cancel`;
      const answer = await post(address, {}, clients[nth]!.headers);
      expect(answer.status).toBe(200);
    },
    hold: (time = startTime) =>
      post("/calendly/holds", { event_type: group.uri, start_time: time }),
    full: async (): Promise<FullTime[]> => {
      const query = new URLSearchParams({
        event_type: group.uri,
        start_time: new Date(app.now()).toISOString(),
        end_time: new Date(app.now() + 30 * 86_400_000).toISOString(),
      });
      return (await json(app.get(`/waiting-lists/full-times?${query}`))).fullTimes;
    },
    card: async (): Promise<{ seats: number; waiting: number; participants: Participant[] }> =>
      await json(app.get(`${path}/group`, therapist.headers)),
    work: () => offerToAllWaiting(app.ports, app.now()),
    /** Claims them. */
    mails: async (email?: string) =>
      (await waitingMails(app)).filter(({ to, template }) =>
        template.startsWith("waiting-") && (email === undefined || to === email)
      ),
    [Symbol.asyncDispose]: async () => {
      expect(await checkInvariants(app.database.read)).toEqual([]);
      await app[Symbol.asyncDispose]();
    },
  };
}
