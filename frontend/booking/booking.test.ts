import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Booking,
  booking,
  type BookingEvent,
  type Hold,
  nearest,
  untouched,
} from "./booking.ts";

const [nine, ten, six] = ["2026-11-24T07:00:00Z", "2026-11-24T08:15:00Z", "2026-11-24T16:15:00Z"];

function holdOf(startsAt: string): Hold {
  return { id: `hold of ${startsAt}`, secret: "s", startsAt, expiresAt: 300_000 };
}

function after(...events: BookingEvent[]): Booking {
  return events.reduce(booking, untouched);
}

const held = (startsAt: string): BookingEvent[] => [
  { type: "chosen", startsAt },
  { type: "held", hold: holdOf(startsAt) },
];

describe("choosing a time", () => {
  test("asks for it to be kept, and it is", () => {
    expect(after({ type: "chosen", startsAt: nine })).toMatchObject({
      startsAt: nine,
      keeping: { status: "asking" },
    });
    expect(after(...held(nine)).keeping).toEqual({ status: "held", hold: holdOf(nine) });
  });

  test("a late answer about the time before changes nothing", () => {
    const state = after({ type: "chosen", startsAt: nine }, { type: "chosen", startsAt: ten });
    expect(booking(state, { type: "held", hold: holdOf(nine) })).toBe(state);
    expect(booking(state, { type: "unheld", startsAt: nine })).toBe(state);
  });

  test("goes on without a hold when it could not be had", () => {
    const state = after(
      { type: "chosen", startsAt: nine },
      { type: "unheld", startsAt: nine },
      { type: "continued" },
    );
    expect(state).toMatchObject({ step: "you", startsAt: nine, keeping: { status: "unheld" } });
  });

  test("nobody gets to the form without a time", () => {
    expect(after({ type: "continued" })).toEqual(untouched);
  });
});

describe("a time that somebody else took", () => {
  const lost: BookingEvent = { type: "lost", startsAt: six, alternatives: [nine, ten] };

  test("is let go, remembered and answered with others", () => {
    expect(after({ type: "chosen", startsAt: six }, lost)).toMatchObject({
      step: "time",
      startsAt: null,
      taken: [six],
      trouble: { kind: "taken", startsAt: six, alternatives: [nine, ten] },
    });
  });

  test("leaves the person in the form when it happens there", () => {
    const state = after(...held(six), { type: "continued" }, { type: "sent" }, lost);
    expect(state).toMatchObject({ step: "you", startsAt: null, sending: false });
    expect(booking(state, { type: "chosen", startsAt: nine })).toMatchObject({
      step: "you",
      startsAt: nine,
      trouble: null,
    });
  });

  test("cannot be chosen again", () => {
    const state = after({ type: "chosen", startsAt: six }, lost);
    expect(booking(state, { type: "chosen", startsAt: six })).toBe(state);
  });

  test("does not disturb the choice made meanwhile", () => {
    const state = after(
      { type: "chosen", startsAt: six },
      { type: "chosen", startsAt: nine },
      lost,
    );
    expect(state).toMatchObject({ startsAt: nine, taken: [six], trouble: null });
  });
});

describe("a hold that ends", () => {
  test("keeps the choice and says so", () => {
    const state = after(...held(nine), { type: "expired", holdId: holdOf(nine).id });
    expect(state).toMatchObject({
      startsAt: nine,
      keeping: { status: "expired" },
      trouble: { kind: "expired", startsAt: nine },
    });
  });

  test("means nothing when it was the one before", () => {
    const state = after(...held(nine), ...held(ten));
    expect(booking(state, { type: "expired", holdId: holdOf(nine).id })).toBe(state);
  });

  test("leaves the decision to the server while the booking is on its way", () => {
    const state = after(...held(nine), { type: "continued" }, { type: "sent" });
    expect(booking(state, { type: "expired", holdId: holdOf(nine).id })).toBe(state);
  });
});

describe("sending", () => {
  const sent = after(...held(nine), { type: "continued" }, { type: "sent" });

  test("stands still until the answer comes", () => {
    expect(sent.sending).toBe(true);
    expect(booking(sent, { type: "chosen", startsAt: ten })).toBe(sent);
    expect(booking(sent, { type: "back" })).toBe(sent);
  });

  test("that fails can be tried again with the same time", () => {
    const failed = booking(sent, { type: "failed", errCode: "ERR_UNAVAILABLE", reference: "r-1" });
    expect(failed).toMatchObject({ step: "you", startsAt: nine, sending: false });
    expect(booking(failed, { type: "sent" })).toMatchObject({ sending: true, trouble: null });
  });

  test("that succeeds is the end", () => {
    const done = booking(sent, { type: "booked", eventUri: "e", inviteeUri: "i" });
    expect(done).toMatchObject({ step: "done", booked: { eventUri: "e", inviteeUri: "i" } });
    expect(booking(done, { type: "lost", startsAt: nine, alternatives: [] })).toBe(done);
    expect(booking(done, { type: "back" })).toBe(done);
  });
});

const times = fc.constantFrom(nine!, ten!, six!);
const events: fc.Arbitrary<BookingEvent> = fc.oneof(
  times.map((startsAt) => ({ type: "chosen" as const, startsAt })),
  times.map((startsAt) => ({ type: "held" as const, hold: holdOf(startsAt) })),
  times.map((startsAt) => ({ type: "unheld" as const, startsAt })),
  times.map((startsAt) => ({ type: "lost" as const, startsAt, alternatives: [] })),
  times.map((startsAt) => ({ type: "expired" as const, holdId: holdOf(startsAt).id })),
  fc.constantFrom<BookingEvent>(
    { type: "continued" },
    { type: "back" },
    { type: "sent" },
    { type: "failed", errCode: "ERR_INTERNAL", reference: null },
    { type: "booked", eventUri: "e", inviteeUri: "i" },
  ),
);

test("whatever happens, a lost time is never the chosen one and a hold is always of the chosen one", () => {
  fc.assert(fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
    let state = untouched;
    for (const event of sequence) {
      state = booking(state, event);
      if (state.startsAt) expect(state.taken).not.toContain(state.startsAt);
      if (state.keeping.status === "held") {
        expect(state.keeping.hold.startsAt).toBe(state.startsAt);
      }
      if (state.sending) expect(state.startsAt).not.toBeNull();
    }
  }));
});

test("the nearest times stand in their own order and leave the lost one out", () => {
  const free = [
    nine!,
    ten!,
    "2026-11-24T14:45:00Z",
    six!,
    "2026-11-24T17:30:00Z",
    "2026-12-01T07:00:00Z",
  ];
  expect(nearest(free, six!)).toEqual([ten, "2026-11-24T14:45:00Z", "2026-11-24T17:30:00Z"]);
  expect(nearest([], six!)).toEqual([]);
});
