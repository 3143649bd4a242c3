// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBookingMessage } from "./messages.ts";

const origin = "https://heaolu.example";
const eventUri = `${origin}/api/calendly/scheduled_events/0193-e`;
const scheduled = {
  event: "calendly.event_scheduled",
  payload: { event: { uri: eventUri }, invitee: { uri: `${eventUri}/invitees/0193-i` } },
};

let ours: Window;
let other: Window;

beforeEach(() => {
  const frames = [0, 1].map(() => document.body.appendChild(document.createElement("iframe")));
  [ours, other] = frames.map((frame) => frame.contentWindow!) as [Window, Window];
});

afterEach(() => document.body.replaceChildren());

function read(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const message = new MessageEvent("message", { origin, source: ours, data, ...from });
  return readBookingMessage(message, { origin, frame: ours });
}

describe("a message of the booking frame", () => {
  test("about a booking is read with both addresses", () => {
    expect(read(scheduled)).toEqual(scheduled);
  });

  test.each(["profile_page_viewed", "event_type_viewed", "date_and_time_selected"])(
    "calendly.%s is read without its payload",
    (name) => {
      expect(read({ event: `calendly.${name}`, payload: { more: "than needed" } })).toEqual({
        event: `calendly.${name}`,
        payload: {},
      });
    },
  );

  test("about its height is read in pixels, as text or number", () => {
    const height = { event: "calendly.page_height", payload: { height: 602 } };
    expect(read({ event: "calendly.page_height", payload: { height: "602px" } })).toEqual(height);
    expect(read(height)).toEqual(height);
  });
});

describe("nothing is read", () => {
  test.each([
    "https://heaolu.example.evil.test",
    "http://heaolu.example",
    "https://heaolu.example:8443",
    "null",
    "",
  ])("from the origin %s", (foreign) => {
    expect(read(scheduled, { origin: foreign })).toBeNull();
  });

  test("from another frame of the same origin, nor from a message without a sender", () => {
    expect(read(scheduled, { source: other })).toBeNull();
    expect(read(scheduled, { source: window })).toBeNull();
    expect(read(scheduled, { source: null })).toBeNull();
  });

  test("while there is no frame", () => {
    const message = new MessageEvent("message", { origin, data: scheduled });
    expect(readBookingMessage(message, { origin, frame: null })).toBeNull();
    expect(readBookingMessage(message, { origin, frame: undefined })).toBeNull();
  });

  test.each([
    ["text", "calendly.event_scheduled"],
    ["nothing", null],
    ["another event", { event: "calendly.cancelled", payload: {} }],
    ["an event without payload", { event: "calendly.event_type_viewed" }],
    ["a booking without addresses", { event: "calendly.event_scheduled", payload: {} }],
    ["an invitee of another event", {
      event: "calendly.event_scheduled",
      payload: { event: { uri: `${eventUri}x` }, invitee: scheduled.payload.invitee },
    }],
    ["an address that is a script", {
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: "javascript:0/scheduled_events/a" },
        invitee: { uri: "javascript:0/scheduled_events/a/invitees/b" },
      },
    }],
    ["a height while the page is on its way", {
      event: "calendly.page_height",
      payload: { height: "26px" },
    }],
    ["a height of nothing", { event: "calendly.page_height", payload: { height: "0px" } }],
  ])("from %s", (_, data) => {
    expect(read(data)).toBeNull();
  });
});
