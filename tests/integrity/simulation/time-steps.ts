import fc from "fast-check";
import { reportToJournal } from "./booking-steps.ts";
import { sessionsOf } from "./observed-state.ts";
import { freeStarts } from "./model.ts";
import { addBooking, bookingRequest, nth, pick, step } from "./steps.ts";
import { day, hour, minute } from "backend/domain/duration.ts";

export const pass = fc.oneof(
  fc.integer({ min: 1, max: 10 }).map((minutes) => minutes * minute),
  fc.integer({ min: 1, max: 30 }).map((hours) => hours * hour),
  fc.integer({ min: 1, max: 6 }).map((days) => days * day),
).map((ms) =>
  step(`pass(${ms / minute} min)`, async (model, app) => {
    // The jobs run every half minute; the app is never down for more than twelve hours.
    for (let left = ms; left > 0; left -= 12 * hour) {
      model.now += Math.min(left, 12 * hour);
      await app.setClock(model.now);
    }
  })
);

export const restart = fc.constant(step("restart", async (_model, app) => {
  await app.end("SIGTERM");
  await app.start();
}));

/** Bookings are in flight when the server dies: confirmed ones exist, unconfirmed ones may. */
export const kill = fc.record({ nth, afterMs: fc.nat(12) }).map(({ nth, afterMs }) =>
  step(`kill(${nth}, ${afterMs})`, async (model, app) => {
    const pending = [0, 1].flatMap((practitioner) => {
      const free = freeStarts(model, practitioner);
      if (free.length === 0) return [];
      const [startsAt, client] = [pick(free, nth)!, practitioner];
      const wanted = bookingRequest(model, client, practitioner, startsAt);
      return [
        app.request("POST", "/calendly/invitees", wanted).then((answer) => ({
          practitioner,
          client,
          startsAt,
          answer,
        })),
      ];
    });
    await new Promise((next) => setTimeout(next, afterMs));
    await app.end("SIGKILL");
    const answers = await Promise.all(pending);
    await app.start();
    for (const { practitioner, startsAt, client, answer } of answers) {
      if (answer?.status !== 201) continue;
      await reportToJournal(model, app, addBooking(model, answer, client, practitioner, startsAt));
    }
    const unsure = answers.filter(({ answer }) => answer === null);
    if (unsure.length === 0) return;
    // A client who got no answer finds the outcome in the journal.
    for (const { practitioner, startsAt, client } of unsure) {
      const { therapistId } = model.world.practitioners[practitioner]!;
      const known = new Set(model.bookings.map(({ sessionId }) => sessionId));
      const all = await sessionsOf(app, model.world.clients[client]!.userId, "me");
      const found = all.find(({ id, therapist, ...session }) =>
        !known.has(id) && therapist.id === therapistId && Date.parse(session.startsAt) === startsAt
      );
      if (!found) continue;
      const resource = { uri: found.eventInviteeUrl, event: found.eventUrl };
      const answer = { status: 201, body: { resource } as never, cookies: "" };
      addBooking(model, answer, client, practitioner, startsAt).sessionId = found.id;
    }
  })
);
