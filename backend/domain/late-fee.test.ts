import { expect, test } from "vitest";
import { hour, minute } from "./duration.ts";
import { chargedFeeCents, clientRecord, lateFee, waiveFee, waiveRefusal } from "./late-fee.ts";
import { cancel, type TherapySession } from "./therapy-session.ts";
import { markNoShow } from "./therapy-session-outcome.ts";
import { reschedule } from "./therapy-session-reschedule.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";

const half = { ...booked, lateCancelPercent: 50, noShowPercent: 25 };
const late = startsAt - 24 * hour + 1;

function moved(session: TherapySession, by: "client" | "therapist", now: number): TherapySession {
  const event = { ...session, uri: "next", startsAt: startsAt + 48 * hour };
  const booking = { event: { ...event, endsAt: endsAt + 48 * hour }, invitee: { uri: "next" } };
  return reschedule(session, booking as never, by, "Haige", now);
}

test("a late cancellation costs the share that was agreed, an early one nothing", () => {
  expect(lateFee(cancel(half, "client", null, late)))
    .toEqual({ cause: "late-cancellation", cents: 2750, waived: false });
  expect(lateFee(cancel(half, "client", null, late - 1))).toBeNull();
  expect(lateFee(cancel(half, "therapist", "Haige", late))).toBeNull();
  expect(lateFee(cancel({ ...half, lateCancelPercent: 0 }, "client", null, late))).toBeNull();
  expect(lateFee({ ...cancel(half, "client", null, late), priceCents: 0 })).toBeNull();
});

test("a missed session costs its own share, and taking the mark back ends it", () => {
  const missed = markNoShow(half, "therapist", true, endsAt);
  expect(lateFee(missed)).toEqual({ cause: "no-show", cents: 1375, waived: false });
  expect(lateFee(markNoShow(missed, "therapist", false, endsAt + 1))).toBeNull();
});

test("the fee of a late move stays until another person cancels", () => {
  const later = moved(half, "client", late);
  expect(lateFee(later)).toEqual({ cause: "late-move", cents: 2750, waived: false });
  expect(lateFee(cancel(later, "client", null, late + 1))?.cause).toBe("late-move");
  expect(lateFee(cancel(later, "therapist", "Haige", late + 1))).toBeNull();
  expect(lateFee(moved(half, "client", late - 1))).toBeNull();
  expect(lateFee(moved(half, "therapist", late))).toBeNull();
});

test("of a late move and a missed session the dearer one counts", () => {
  const missed = markNoShow(moved(half, "client", late), "therapist", true, endsAt + 48 * hour);
  expect(lateFee(missed)).toMatchObject({ cause: "late-move", cents: 2750 });
  expect(lateFee({ ...missed, noShowPercent: 100 })).toMatchObject({ cause: "no-show" });
});

test("a waived fee stays waived, and what happens later may be charged", () => {
  const later = moved(half, "client", late);
  const waived = waiveFee(later, "therapist", late + 1);
  expect(lateFee(waived)).toMatchObject({ waived: true });
  expect(chargedFeeCents(waived)).toBe(0);
  expect(waiveFee(waived, "therapist", late + 2)).toBe(waived);
  const missed = markNoShow(waived, "therapist", true, endsAt + 48 * hour);
  expect(lateFee(missed)).toEqual({ cause: "no-show", cents: 1375, waived: false });
});

test("only the practitioner waives a fee, and only where there is one", () => {
  const cancelled = cancel(half, "client", null, late);
  for (const by of ["client", "admin", "clock", null] as const) {
    expect(waiveRefusal(cancelled, by)).toBe("ERR_FORBIDDEN");
  }
  expect(code(() => waiveFee(half, "therapist", late))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("the record counts no-shows and late cancellations that were not waived", () => {
  const cancelled = cancel(half, "client", null, late);
  const missed = markNoShow(half, "therapist", true, endsAt);
  const early = cancel(half, "client", null, late - 1);
  const sessions = [half, cancelled, cancelled, missed, early];
  expect(clientRecord(sessions)).toEqual({ noShows: 1, lateCancellations: 2 });
  const kind = [waiveFee(cancelled, "therapist", late + 1), waiveFee(missed, "therapist", endsAt)];
  expect(clientRecord(kind)).toEqual({ noShows: 0, lateCancellations: 0 });
});

test("a time that the practitioner booked can be refused for 12 hours, and until then missing it costs nothing", () => {
  const bookedAt = startsAt - 20 * hour;
  const chosen = { ...half, bookedByTherapist: true, createdAt: bookedAt };
  expect(lateFee(cancel(chosen, "client", null, bookedAt + 12 * hour))).toBeNull();
  expect(lateFee(cancel(chosen, "client", null, bookedAt + 12 * hour + 1))?.cents).toBe(2750);
  expect(lateFee(markNoShow(chosen, "therapist", true, endsAt))?.cents).toBe(1375);
  const soon = { ...chosen, createdAt: startsAt - 2 * hour };
  expect(lateFee(cancel(soon, "client", null, startsAt - 1))).toBeNull();
  expect(lateFee(markNoShow(soon, "therapist", true, endsAt))).toBeNull();
  const movedByClient = moved(soon, "client", startsAt - hour);
  expect(lateFee(cancel(movedByClient, "client", null, startsAt + 47 * hour))?.cents).toBe(2750);
});

test("a late move costs nothing when the practitioner could not hold the session and the client cancels it", () => {
  const moved = { ...half, lateMovedAt: startsAt - hour };
  const cancelled = cancel(moved, "client", null, startsAt - 30 * minute);
  expect(lateFee(cancelled)?.cents).toBe(2750);
  expect(lateFee({ ...cancelled, awaySince: startsAt - 40 * minute })).toBeNull();
});
