import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BookingEvent, bookingReducer } from "./booking-reducer.ts";
import {
  type Booked,
  type BookingState,
  type Hold,
  initialBooking,
  nearestTimes,
  type OpenRequest,
} from "./booking-state.ts";

const [nine, ten, six] = ["2026-11-24T07:00:00Z", "2026-11-24T08:15:00Z", "2026-11-24T16:15:00Z"];

function holdOf(startsAt: string): Hold {
  return { id: `hold of ${startsAt}`, secret: "s", startsAt, expiresAt: 300_000 };
}

const booked = { eventUri: "e", inviteeUri: "i" } as Booked;

function requestFor(startsAt: string): OpenRequest {
  const hold = { ...holdOf(startsAt), expiresAt: 900_000 };
  return { id: "r", startsAt, hold } as OpenRequest;
}

function after(...events: BookingEvent[]): BookingState {
  return events.reduce(bookingReducer, initialBooking);
}

const held = (startsAt: string): BookingEvent[] => [
  { type: "chosen", startsAt },
  { type: "held", hold: holdOf(startsAt) },
];

describe("choosing a time", () => {
  test("requests a hold and stores it", () => {
    expect(after({ type: "chosen", startsAt: nine })).toMatchObject({
      startsAt: nine,
      hold: { status: "requested" },
    });
    expect(after(...held(nine)).hold).toEqual({ status: "held", hold: holdOf(nine) });
  });

  test("ignores a late answer about the previous time", () => {
    const state = after({ type: "chosen", startsAt: nine }, { type: "chosen", startsAt: ten });
    expect(bookingReducer(state, { type: "held", hold: holdOf(nine) })).toBe(state);
    expect(bookingReducer(state, { type: "notHeld", startsAt: nine })).toBe(state);
  });

  test("continues without a hold when none is available", () => {
    const state = after(
      { type: "chosen", startsAt: nine },
      { type: "notHeld", startsAt: nine },
      { type: "continued" },
    );
    expect(state).toMatchObject({
      step: "details",
      startsAt: nine,
      hold: { status: "unavailable" },
    });
  });

  test("is required before the form opens", () => {
    expect(after({ type: "continued" })).toEqual(initialBooking);
  });
});

describe("a time that another visitor took", () => {
  const taken: BookingEvent = { type: "taken", startsAt: six, alternatives: [nine, ten] };

  test("is deselected, listed as taken and answered with alternatives", () => {
    expect(after({ type: "chosen", startsAt: six }, taken)).toMatchObject({
      step: "time",
      startsAt: null,
      taken: [six],
      problem: { kind: "taken", startsAt: six, alternatives: [nine, ten] },
    });
  });

  test("leaves the visitor in the form when it happens there", () => {
    const state = after(...held(six), { type: "continued" }, { type: "sent" }, taken);
    expect(state).toMatchObject({ step: "details", startsAt: null, sending: false });
    expect(bookingReducer(state, { type: "chosen", startsAt: nine })).toMatchObject({
      step: "details",
      startsAt: nine,
      problem: null,
    });
  });

  test("cannot be chosen again", () => {
    const state = after({ type: "chosen", startsAt: six }, taken);
    expect(bookingReducer(state, { type: "chosen", startsAt: six })).toBe(state);
  });

  test("does not change a time that was chosen meanwhile", () => {
    const state = after(
      { type: "chosen", startsAt: six },
      { type: "chosen", startsAt: nine },
      taken,
    );
    expect(state).toMatchObject({ startsAt: nine, taken: [six], problem: null });
  });
});

describe("a hold that expires", () => {
  test("keeps the choice and reports the problem", () => {
    const state = after(...held(nine), { type: "holdExpired", holdId: holdOf(nine).id });
    expect(state).toMatchObject({
      startsAt: nine,
      hold: { status: "expired" },
      problem: { kind: "expired", startsAt: nine, hadCode: false },
    });
  });

  test("changes nothing when another time is held by then", () => {
    const state = after(...held(nine), ...held(ten));
    expect(bookingReducer(state, { type: "holdExpired", holdId: holdOf(nine).id })).toBe(state);
  });

  test("changes nothing while the booking is being sent", () => {
    const state = after(...held(nine), { type: "continued" }, { type: "sent" });
    expect(bookingReducer(state, { type: "holdExpired", holdId: holdOf(nine).id })).toBe(state);
  });
});

describe("the history of the browser", () => {
  const request = requestFor(nine);
  const open = after(...held(nine), { type: "continued" }, { type: "requested", request });

  test("leads back to each step, and on to the code that is still open", () => {
    const details = bookingReducer(open, { type: "wentTo", step: "details" });
    expect(details).toMatchObject({ step: "details", startsAt: nine, request });
    const time = bookingReducer(details, { type: "wentTo", step: "time" });
    expect(time).toMatchObject({ step: "time", startsAt: nine });
    expect(bookingReducer(time, { type: "wentTo", step: "code" })).toMatchObject({ step: "code" });
  });

  test("leads to no step that has nothing to show", () => {
    expect(after({ type: "wentTo", step: "details" })).toEqual(initialBooking);
    const other = bookingReducer(open, { type: "chosen", startsAt: ten });
    const ended = bookingReducer(other, { type: "wentTo", step: "details" });
    expect(bookingReducer(ended, { type: "wentTo", step: "code" })).toBe(ended);
    const sending = after(...held(nine), { type: "continued" }, { type: "sent" });
    expect(bookingReducer(sending, { type: "wentTo", step: "time" })).toBe(sending);
  });
});

test("a code that ended while the page was closed is said at the details", () => {
  const lapsed = after({ type: "requestLapsed", request: requestFor(nine) });
  expect(lapsed).toMatchObject({
    step: "details",
    startsAt: nine,
    request: null,
    problem: { kind: "expired", startsAt: nine, hadCode: true },
  });
});

describe("sending", () => {
  const sent = after(...held(nine), { type: "continued" }, { type: "sent" });

  test("blocks other changes until the answer arrives", () => {
    expect(sent.sending).toBe(true);
    expect(bookingReducer(sent, { type: "chosen", startsAt: ten })).toBe(sent);
    expect(bookingReducer(sent, { type: "back" })).toBe(sent);
  });

  test("can be repeated with the same time after a failure", () => {
    const failed = bookingReducer(sent, {
      type: "failed",
      errCode: "ERR_UNAVAILABLE",
      reference: "r-1",
    });
    expect(failed).toMatchObject({ step: "details", startsAt: nine, sending: false });
    expect(bookingReducer(failed, { type: "sent" })).toMatchObject({
      sending: true,
      problem: null,
    });
  });

  test("of a request goes on to its code, which a reload keeps", () => {
    const request = requestFor(nine);
    const open = bookingReducer(sent, { type: "requested", request });
    expect(open).toMatchObject({ step: "code", sending: false, request, hold: { status: "held" } });
    expect(bookingReducer(initialBooking, { type: "reopened", request })).toMatchObject({
      step: "code",
      startsAt: nine,
      request,
    });
    expect(bookingReducer(open, { type: "holdExpired", holdId: request.hold.id })).toBe(open);
    expect(bookingReducer(open, { type: "back" })).toMatchObject({ step: "details", request });
  });

  test.each<BookingEvent>([
    { type: "requestExpired" },
    { type: "taken", startsAt: nine, alternatives: [ten] },
    { type: "failed", errCode: "ERR_CLIENT_BUSY", reference: null },
  ])("returns from the code to the details when the request ends: $type", (event) => {
    const open = bookingReducer(sent, { type: "requested", request: requestFor(nine) });
    const ended = bookingReducer(open, event);
    expect(ended).toMatchObject({ step: "details", request: null });
    expect(ended.problem).not.toBeNull();
  });

  test("ends with the booking: no later event changes it", () => {
    const done = bookingReducer(sent, { type: "booked", booked });
    expect(done).toMatchObject({ step: "done", booked });
    expect(bookingReducer(done, { type: "taken", startsAt: nine, alternatives: [] })).toBe(done);
    expect(bookingReducer(done, { type: "back" })).toBe(done);
    expect(bookingReducer(done, { type: "wentTo", step: "time" })).toBe(done);
  });

  test("ends with what the server says of the booking later", () => {
    const done = bookingReducer(sent, { type: "booked", booked });
    const moved = { ...booked, startsAt: ten } as Booked;
    expect(bookingReducer(done, { type: "refreshed", before: booked, booked: moved }))
      .toMatchObject({ step: "done", booked: moved });
    expect(bookingReducer(done, { type: "refreshed", before: moved, booked: null })).toBe(done);
    expect(bookingReducer(done, { type: "refreshed", before: booked, booked: null }))
      .toEqual(initialBooking);
  });
});

const times = fc.constantFrom(nine!, ten!, six!);
const events: fc.Arbitrary<BookingEvent> = fc.oneof(
  times.map((startsAt) => ({ type: "chosen" as const, startsAt })),
  times.map((startsAt) => ({ type: "held" as const, hold: holdOf(startsAt) })),
  times.map((startsAt) => ({ type: "notHeld" as const, startsAt })),
  times.map((startsAt) => ({ type: "taken" as const, startsAt, alternatives: [] })),
  times.map((startsAt) => ({ type: "holdExpired" as const, holdId: holdOf(startsAt).id })),
  fc.constantFrom<BookingEvent>(
    { type: "continued" },
    { type: "back" },
    { type: "sent" },
    { type: "failed", errCode: "ERR_INTERNAL", reference: null },
    { type: "booked", booked },
  ),
);

test("in any sequence of events a taken time is never chosen and a hold belongs to the chosen time", () => {
  fc.assert(fc.property(fc.array(events, { maxLength: 30 }), (sequence) => {
    let state = initialBooking;
    for (const event of sequence) {
      state = bookingReducer(state, event);
      if (state.startsAt) expect(state.taken).not.toContain(state.startsAt);
      if (state.hold.status === "held") expect(state.hold.hold.startsAt).toBe(state.startsAt);
      if (state.sending) expect(state.startsAt).not.toBeNull();
    }
  }));
});

test("the nearest times are sorted by start and leave the taken time out", () => {
  const free = [
    nine!,
    ten!,
    "2026-11-24T14:45:00Z",
    six!,
    "2026-11-24T17:30:00Z",
    "2026-12-01T07:00:00Z",
  ];
  expect(nearestTimes(free, six!)).toEqual([ten, "2026-11-24T14:45:00Z", "2026-11-24T17:30:00Z"]);
  expect(nearestTimes([], six!)).toEqual([]);
});
