import { expect } from "vitest";
import { offerToAllWaiting } from "backend/use-cases/waiting-lists/offer-freed-times.ts";
import { checkInvariants } from "db/check.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";
import { openTestApp } from "../test-app.ts";

export type Place = {
  state: string;
  ahead: number;
  token: string;
  offer: { id: string; startsAt: string; endsAt: string; answerBy: string; status: string } | null;
  booking: { id: string } | null;
};

export const anything = { weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };

/** A practitioner with a booked time, who takes new clients from the waiting list only. */
export async function openVisit() {
  const app = await openTestApp();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = practitioner.user.therapistId;
  const regular = await newClient(app, "regular@example.ee");
  const { session, startTime, ...more } = await bookSession(app, regular, therapistId);
  const booked = { ...more, session, startsAt: session.startsAt as string, startTime };
  await app.send(
    "PUT",
    `/therapists/${therapistId}/admission`,
    { acceptingNewClients: "waitlist" },
    practitioner.headers,
  );
  const json = async (answer: Response | Promise<Response>) => await (await answer).json();
  return {
    app,
    practitioner,
    therapistId,
    regular,
    booked,
    client: (name: string) => newClient(app, `${name}@example.ee`),
    join: async (person: Person, wish = {}): Promise<Place> =>
      await json(
        app.post("/waiting-lists", { therapistId, ...anything, ...wish }, person.headers),
      ),
    place: async ({ headers }: Person): Promise<Place | undefined> =>
      (await json(app.get("/waiting-lists", headers))).waitingLists[0],
    cancel: () => app.post(`/therapy-sessions/${booked.session.id}/cancel`, {}, regular.headers),
    people: async () => (await json(app.get("/waiting-lists/people", practitioner.headers))).people,
    answer: (how: "accept" | "decline", { token, offer }: Place) =>
      app.post(`/waiting-lists/link/${how}`, { token, offerId: offer!.id }),
    read: async ({ token }: Place): Promise<Place> =>
      await json(app.post("/waiting-lists/link/read", { token })),
    work: () => offerToAllWaiting(app.ports, app.now()),
    hold: (start_time: string) =>
      app.post("/calendly/holds", { event_type: booked.practice.eventTypeUri, start_time }),
    [Symbol.asyncDispose]: async () => {
      expect(await checkInvariants(app.database.read)).toEqual([]);
      await app[Symbol.asyncDispose]();
    },
  };
}
