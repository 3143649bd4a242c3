import { expect, test } from "vitest";
import { rebooking } from "./therapy-session-rebooking.ts";
import { booked } from "./therapy-session.testing.ts";

const offer = (name: string, durationMinutes: number, more = {}) => ({
  type: "MASSAGE",
  intro: false,
  durationMinutes,
  seats: 1,
  eventTypeUri: `uri:${name}`,
  schedulingUrl: `page:${name}`,
  ...more,
});
const offers = [
  offer("intro", 15, { intro: true }),
  offer("long", 90),
  offer("hour", 60),
  offer("other", 60, { type: "REIKI", seats: 8 }),
];

test("the event type with the most similar length is booked again, if any is offered", () => {
  expect(rebooking(booked, offers, true))
    .toEqual({ eventTypeUri: "uri:hour", schedulingUrl: "page:hour", seats: 1 });
  expect(rebooking(booked, offers.slice(0, 2), true))
    .toEqual({ eventTypeUri: "uri:long", schedulingUrl: "page:long", seats: 1 });
  expect(rebooking(booked, [], true))
    .toEqual({ eventTypeUri: null, schedulingUrl: null, seats: 1 });
});

test("after a first conversation the practice itself is booked; a hidden practitioner has no page", () => {
  const intro = { ...booked, intro: true };
  expect(rebooking(intro, offers, true))
    .toEqual({ eventTypeUri: "uri:intro", schedulingUrl: "page:long", seats: 1 });
  expect(rebooking(booked, offers, false))
    .toEqual({ eventTypeUri: "uri:hour", schedulingUrl: null, seats: 1 });
});

test("a session of a practice for several people has its seats", () => {
  expect(rebooking({ ...booked, practiceType: "REIKI" }, offers, true)).toMatchObject({ seats: 8 });
});
