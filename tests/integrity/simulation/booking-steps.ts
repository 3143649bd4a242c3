import fc from "fast-check";
import { expect } from "vitest";
import type { KillableServer } from "./killable-server.ts";
import {
  activeHolds,
  type Booking,
  busyOf,
  freeStarts,
  isClientBusy,
  type Model,
  seatsLeft,
} from "./model.ts";
import { addBooking, bookingRequest, nth, pick, step, who } from "./steps.ts";
import { minute } from "backend/domain/duration.ts";

/** Reports the booking to the journal, as the browser does; the journal has it already. */
export async function reportToJournal(
  model: Model,
  app: KillableServer,
  booking: Booking,
): Promise<void> {
  const { userId } = model.world.clients[booking.client]!;
  const { therapistId } = model.world.practitioners[booking.practitioner]!;
  const { inviteeUri: eventInviteeUrl, eventUri: eventUrl } = booking;
  const body = { therapistId, userId, eventUrl, eventInviteeUrl };
  const [first, again] = await Promise.all(
    [1, 2].map(() => app.request("POST", "/therapy-sessions", { as: userId, body })),
  );
  expect([first!.status, again!.status].sort()).toEqual([200, 200]);
  expect(first!.body["id"]).toBe(again!.body["id"]);
  booking.sessionId = first!.body["id"]!;
}

export const book = fc.record(who).map(({ client, practitioner, nth }) =>
  step(`book(${client}, ${practitioner}, ${nth})`, async (model, app) => {
    const startsAt = pick(freeStarts(model, practitioner), nth)!;
    const endsAt = startsAt + model.terms[practitioner]!.durationMinutes * minute;
    const answer = await app.request(
      "POST",
      "/calendly/invitees",
      bookingRequest(model, client, practitioner, startsAt),
    );
    if (isClientBusy(model, client, startsAt, endsAt)) {
      expect([answer!.status, answer!.body.errCode]).toEqual([409, "ERR_CLIENT_BUSY"]);
      return;
    }
    expect(answer!.status, JSON.stringify(answer)).toBe(201);
    const booking = addBooking(model, answer!, client, practitioner, startsAt);
    await reportToJournal(model, app, booking);
  }, (model) => freeStarts(model, practitioner).length > 0)
);

export const bookTaken = fc.record(who).map(({ client, practitioner, nth }) =>
  step(`bookTaken(${client}, ${practitioner}, ${nth})`, async (model, app) => {
    const { startsAt } = pick(fullTimes(model, practitioner), nth)!;
    const answer = await app.request(
      "POST",
      "/calendly/invitees",
      bookingRequest(model, client, practitioner, startsAt),
    );
    expect(answer!.status).toBe(409);
    expect(["ERR_SLOT_TAKEN", "ERR_SLOT_NOT_OFFERED"]).toContain(answer!.body.errCode);
  }, (model) => fullTimes(model, practitioner).length > 0)
);

/** Sold out, or unavailable for another reason. */
function fullTimes(model: Model, practitioner: number) {
  const free = new Set(freeStarts(model, practitioner));
  return busyOf(model, practitioner).filter(({ startsAt }) => !free.has(startsAt));
}

/** All clients request one time at once, each from three tabs. */
export const crowd = fc.record(who).map(({ practitioner, nth }) =>
  step(`crowd(${practitioner}, ${nth})`, async (model, app) => {
    const startsAt = pick(freeStarts(model, practitioner), nth)!;
    const endsAt = startsAt + model.terms[practitioner]!.durationMinutes * minute;
    const room = seatsLeft(model, practitioner, startsAt);
    const wanting = [0, 1, 2].filter((client) => !isClientBusy(model, client, startsAt, endsAt));
    const answers = await Promise.all([...wanting, ...wanting, ...wanting].map(async (client) => ({
      client,
      answer: (await app.request(
        "POST",
        "/calendly/invitees",
        bookingRequest(model, client, practitioner, startsAt),
      ))!,
    })));
    const winners = answers.filter(({ answer }) => answer.status === 201);
    expect(winners.length).toBe(Math.min(wanting.length, room));
    for (const { answer } of answers) {
      if (answer.status === 201) continue;
      expect(answer.status).toBe(409);
      expect(["ERR_SLOT_TAKEN", "ERR_CLIENT_BUSY"]).toContain(answer.body.errCode);
    }
    for (const { answer, client } of winners) {
      const booking = addBooking(model, answer, client, practitioner, startsAt);
      await reportToJournal(model, app, booking);
    }
  }, (model) => freeStarts(model, practitioner).length > 0)
);

export const hold = fc.record(who).map(({ client, practitioner, nth }) =>
  step(`hold(${client}, ${practitioner}, ${nth})`, async (model, app) => {
    const startsAt = pick(freeStarts(model, practitioner), nth)!;
    const { from, body } = bookingRequest(model, client, practitioner, startsAt);
    const { event_type, start_time } = body;
    const answer = await app.request("POST", "/calendly/holds", {
      from,
      body: { event_type, start_time },
    });
    const own = activeHolds(model).filter((hold) => hold.client === client);
    if (own.length >= 3) {
      expect([answer!.status, answer!.body.errCode]).toEqual([429, "ERR_TOO_MANY_REQUESTS"]);
      return;
    }
    expect(answer!.status, JSON.stringify(answer)).toBe(201);
    const { id, secret } = answer!.body as unknown as { id: string; secret: string };
    const endsAt = startsAt + model.terms[practitioner]!.durationMinutes * minute;
    const expiresAt = model.now + 5 * minute;
    model.holds.push({ id, secret, client, practitioner, startsAt, endsAt, expiresAt });
  }, (model) => freeStarts(model, practitioner).length > 0)
);

export const bookHeld = nth.map((nth) =>
  step(`bookHeld(${nth})`, async (model, app) => {
    const hold = pick(ownedHolds(model), nth)!;
    const { client, practitioner, startsAt, endsAt } = hold;
    const isOffered = freeStarts(model, practitioner, hold).includes(startsAt);
    const answer = await app.request(
      "POST",
      "/calendly/invitees",
      bookingRequest(model, client, practitioner, startsAt, hold),
    );
    if (!isOffered) {
      expect(answer!.status).toBe(409);
      return;
    }
    if (isClientBusy(model, client, startsAt, endsAt)) {
      expect(answer!.body.errCode).toBe("ERR_CLIENT_BUSY");
      return;
    }
    expect(answer!.status, JSON.stringify(answer)).toBe(201);
    model.holds.splice(model.holds.indexOf(hold), 1);
    const booking = addBooking(model, answer!, client, practitioner, startsAt);
    await reportToJournal(model, app, booking);
  }, (model) => ownedHolds(model).length > 0)
);

const ownedHolds = (model: Model) => activeHolds(model).filter(({ client }) => client >= 0);

export const release = nth.map((nth) =>
  step(`release(${nth})`, async (model, app) => {
    const hold = pick(activeHolds(model), nth)!;
    const headers = { "X-Hold-Secret": hold.secret };
    const answer = await app.request("DELETE", `/calendly/holds/${hold.id}`, { headers });
    expect(answer!.status).toBe(204);
    model.holds.splice(model.holds.indexOf(hold), 1);
  }, (model) => activeHolds(model).length > 0)
);
