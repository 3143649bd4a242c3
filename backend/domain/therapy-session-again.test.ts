import { expect, test } from "vitest";
import { bookedAgain } from "./therapy-session-again.ts";
import { booked } from "./therapy-session.testing.ts";

const offer = (name: string, durationMinutes: number, more = {}) => ({
  type: "MASSAGE",
  intro: false,
  durationMinutes,
  eventTypeUri: `uri:${name}`,
  schedulingUrl: `page:${name}`,
  ...more,
});
const offers = [
  offer("intro", 15, { intro: true }),
  offer("long", 90),
  offer("hour", 60),
  offer("other", 60, { type: "REIKI" }),
];

test("a session is booked again where it was booked, as long as anything like it is offered", () => {
  expect(bookedAgain(booked, offers, true))
    .toEqual({ eventTypeUri: "uri:hour", schedulingUrl: "page:hour" });
  expect(bookedAgain(booked, offers.slice(0, 2), true))
    .toEqual({ eventTypeUri: "uri:long", schedulingUrl: "page:long" });
  expect(bookedAgain(booked, [], true)).toEqual({ eventTypeUri: null, schedulingUrl: null });
});

test("after a first conversation comes the practice itself, and nobody books with who is hidden", () => {
  const intro = { ...booked, intro: true };
  expect(bookedAgain(intro, offers, true))
    .toEqual({ eventTypeUri: "uri:intro", schedulingUrl: "page:long" });
  expect(bookedAgain(booked, offers, false))
    .toEqual({ eventTypeUri: "uri:hour", schedulingUrl: null });
});
