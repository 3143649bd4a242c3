import { expect } from "vitest";
import type { KillableServer } from "./killable-server.ts";
import { freeStarts, type Model, statusOf } from "./model.ts";
import { day, minute } from "backend/domain/duration.ts";

export type Session = {
  id: string;
  therapist: { id: string };
  eventUrl: string;
  eventInviteeUrl: string;
  status: string;
  rating: number | null;
  noShow: boolean;
  meetingCount: number;
  startsAt: string;
  lastMove: { fromStartsAt: string } | null;
};

/** The starts the API offers in the next two weeks. */
export async function offered(
  model: Model,
  app: KillableServer,
  practitioner: number,
): Promise<number[]> {
  const from = model.now + minute;
  const query = new URLSearchParams({
    event_type: model.world.practitioners[practitioner]!.eventType,
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + 14 * day).toISOString(),
  });
  const answer = await app.request("GET", `/calendly/event-type-available-times?${query}`);
  const { collection } = answer!.body as unknown as { collection: { start_time: string }[] };
  return collection.map(({ start_time }) => Date.parse(start_time));
}

export async function sessionsOf(
  app: KillableServer,
  as: string,
  list: "me" | "therapist",
): Promise<Session[]> {
  const answer = await app.request("GET", `/therapy-sessions/${list}?limit=100`, { as });
  return answer!.body as unknown as Session[];
}

/** Checks that the API shows the model's state: free times, and both sides of every session. */
export async function expectAsModelled(model: Model, app: KillableServer): Promise<void> {
  for (const practitioner of model.world.practitioners.keys()) {
    expect(await offered(model, app, practitioner), `free times of ${practitioner}`)
      .toEqual(freeStarts(model, practitioner));
  }
  for (const [client, { userId }] of model.world.clients.entries()) {
    const own = model.bookings.filter((booking) => booking.client === client);
    expectSessions(model, await sessionsOf(app, userId, "me"), own);
  }
  for (const [practitioner, { userId }] of model.world.practitioners.entries()) {
    const own = model.bookings.filter((booking) => booking.practitioner === practitioner);
    expectSessions(model, await sessionsOf(app, userId, "therapist"), own);
  }
}

function expectSessions(model: Model, shown: Session[], bookings: Model["bookings"]): void {
  const expected = bookings.filter(({ sessionId }) => sessionId !== null).map((booking) => ({
    id: booking.sessionId,
    status: statusOf(booking, model.now),
    rating: booking.rating,
    noShow: booking.noShowAt !== null,
    startsAt: booking.startsAt,
    movedFrom: booking.movedFrom,
    meetingCount:
      bookings.filter((other) =>
        other.sessionId !== null && !other.cancelled && other.startsAt <= booking.startsAt &&
        other.client === booking.client && other.practitioner === booking.practitioner
      ).length,
  }));
  const byId = (a: { id: string | null }, b: { id: string | null }) =>
    String(a.id).localeCompare(String(b.id));
  // A session the model does not know yet was just created by the reconcile job.
  const known = new Set(expected.map(({ id }) => id));
  const seen = shown.filter(({ id }) => known.has(id)).map((session) => ({
    id: session.id,
    status: session.status,
    rating: session.rating,
    noShow: session.noShow,
    startsAt: Date.parse(session.startsAt),
    movedFrom: session.lastMove && Date.parse(session.lastMove.fromStartsAt),
    meetingCount: session.meetingCount,
  }));
  expect(seen.sort(byId)).toEqual(expected.sort(byId));
}
