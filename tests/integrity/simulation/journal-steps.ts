import fc from "fast-check";
import { expect } from "vitest";
import { type Booking, freeStarts, isClientBusy, type Model, statusOf } from "./model.ts";
import { inJournal, instant, nth, pick, step } from "./steps.ts";
import { day, minute } from "backend/domain/duration.ts";

/** The user who acts on a session. Once its client is erased only the practitioner is left. */
function oneOf({ world }: Model, { client, practitioner }: Booking, byClient: boolean) {
  const isClient = byClient && client >= 0;
  const person = isClient ? world.clients[client]! : world.practitioners[practitioner]!;
  return { as: person.userId, isClient };
}

export const cancel = fc.record({ nth, byClient: fc.boolean() }).map(({ nth, byClient }) =>
  step(`cancel(${nth}, ${byClient})`, async (model, app) => {
    const booking = pick(inJournal(model), nth)!;
    const { as, isClient } = oneOf(model, booking, byClient);
    const answer = await app.request("POST", `/therapy-sessions/${booking.sessionId}/cancel`, {
      as,
      body: {},
    });
    const isTooLate = model.now >= (isClient ? booking.startsAt : booking.endsAt);
    if (!booking.cancelled && isTooLate) {
      expect([answer!.status, answer!.body.errCode]).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
      return;
    }
    expect(answer!.status).toBe(200);
    booking.cancelled = true;
  }, (model) => inJournal(model).length > 0)
);

export const rate = fc.record({ nth, rating: fc.integer({ min: -1, max: 6 }), byOther: fc.nat(9) })
  .map((
    { nth, rating, byOther },
  ) =>
    step(`rate(${nth}, ${rating}, ${byOther === 0})`, async (model, app) => {
      const booking = pick(inJournal(model), nth)!;
      const isOwn = byOther !== 0 && booking.client >= 0;
      const other = (Math.max(0, booking.client) + 1) % model.world.clients.length;
      const as = model.world.clients[isOwn ? booking.client : other]!.userId;
      const path = `/therapy-sessions/${booking.sessionId}/rate`;
      const answer = await app.request("POST", path, { as, body: { rating } });
      const may = isOwn && rating >= 1 && rating <= 5 && booking.noShowAt === null &&
        statusOf(booking, model.now) === "finished" &&
        model.now <= (booking.ratedAt ?? model.now) + 14 * day;
      if (may) Object.assign(booking, { rating, ratedAt: booking.ratedAt ?? model.now });
      expect(answer!.status === 200, JSON.stringify(answer)).toBe(may);
    }, (model) => inJournal(model).length > 0)
  );

export const noShow = fc.record({ nth, noShow: fc.boolean() }).map(({ nth, noShow }) =>
  step(`noShow(${nth}, ${noShow})`, async (model, app) => {
    const booking = pick(inJournal(model), nth)!;
    const as = model.world.practitioners[booking.practitioner]!.userId;
    const path = `/therapy-sessions/${booking.sessionId}/no-show`;
    const answer = await app.request("POST", path, { as, body: { noShow } });
    const isMarked = booking.noShowAt !== null;
    const isOpen = isMarked ? model.now <= booking.noShowAt! + 14 * day : booking.rating === null;
    const may = statusOf(booking, model.now) === "finished" && (noShow === isMarked || isOpen);
    expect(answer!.status, JSON.stringify(answer)).toBe(may ? 200 : 409);
    if (may && noShow !== isMarked) booking.noShowAt = noShow ? model.now : null;
  }, (model) => inJournal(model).length > 0)
);

export const reschedule = fc.record({ nth, slot: nth, byClient: fc.boolean() }).map((
  { nth, slot, byClient },
) =>
  step(`reschedule(${nth}, ${slot}, ${byClient})`, async (model, app) => {
    const booking = pick(inJournal(model), nth)!;
    const { practitioner, client } = booking;
    const startsAt = pick(freeStarts(model, practitioner, booking), slot) ?? model.now + day;
    const endsAt = startsAt + model.terms[practitioner]!.durationMinutes * minute;
    const { as } = oneOf(model, booking, byClient);
    const path = `/therapy-sessions/${booking.sessionId}/reschedule`;
    const body = { startsAt: instant(startsAt), reason: "another day suits better" };
    const answer = await app.request("POST", path, { as, body });
    const isOver = booking.cancelled || model.now >= booking.startsAt;
    if (!isOver && startsAt === booking.startsAt) {
      expect([answer!.status, answer!.body.errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
      return;
    }
    const isFree = freeStarts(model, practitioner, booking).includes(startsAt);
    if (isOver || !isFree || isClientBusy(model, client, startsAt, endsAt, booking)) {
      expect(answer!.status, JSON.stringify(answer)).toBe(409);
      return;
    }
    expect(answer!.status, JSON.stringify(answer)).toBe(200);
    const moved = answer!.body as unknown as {
      id: string;
      eventUrl: string;
      eventInviteeUrl: string;
    };
    expect(moved.id).toBe(booking.sessionId);
    Object.assign(booking, {
      inviteeUri: moved.eventInviteeUrl,
      eventUri: moved.eventUrl,
      movedFrom: booking.startsAt,
      startsAt,
      endsAt,
    });
  }, (model) => inJournal(model).length > 0)
);
