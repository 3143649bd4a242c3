import "tests/support/browser-with-server.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseBookingMessage } from "./embed-messages.ts";

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

function parse(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const message = new MessageEvent("message", { origin, source: ours, data, ...from });
  return parseBookingMessage(message, { origin, frame: ours });
}

describe("a message of the booking frame", () => {
  test("about a booking is parsed with both URIs", () => {
    expect(parse(scheduled)).toEqual(scheduled);
  });

  test.each(["profile_page_viewed", "event_type_viewed", "date_and_time_selected"])(
    "calendly.%s is parsed without its payload",
    (name) => {
      expect(parse({ event: `calendly.${name}`, payload: { more: "than needed" } })).toEqual({
        event: `calendly.${name}`,
        payload: {},
      });
    },
  );

  test("about its height is parsed to pixels from text or number", () => {
    const height = { event: "calendly.page_height", payload: { height: 602 } };
    expect(parse({ event: "calendly.page_height", payload: { height: "602px" } })).toEqual(height);
    expect(parse(height)).toEqual(height);
  });
});

test("a request to log in carries the chosen start", () => {
  const start_time = "2026-11-24T16:15:00Z";
  const wanted = { event: "heaolu.login_requested", payload: { start_time } };
  expect(parse(wanted)).toEqual(wanted);
  expect(parse({ ...wanted, payload: { start_time: "soon" } })).toBeNull();
  expect(parse({ ...wanted, payload: null })).toBeNull();
});

describe("a message is ignored", () => {
  test.each([
    "https://heaolu.example.evil.test",
    "http://heaolu.example",
    "https://heaolu.example:8443",
    "null",
    "",
  ])("when its origin is %s", (foreign) => {
    expect(parse(scheduled, { origin: foreign })).toBeNull();
  });

  test("when its source is another window or missing", () => {
    expect(parse(scheduled, { source: other })).toBeNull();
    expect(parse(scheduled, { source: window })).toBeNull();
    expect(parse(scheduled, { source: null })).toBeNull();
  });

  test("when there is no frame", () => {
    const message = new MessageEvent("message", { origin, data: scheduled });
    expect(parseBookingMessage(message, { origin, frame: null })).toBeNull();
    expect(parseBookingMessage(message, { origin, frame: undefined })).toBeNull();
  });

  test.each([
    ["text", "calendly.event_scheduled"],
    ["null", null],
    ["another event", { event: "calendly.cancelled", payload: {} }],
    ["an event without a payload", { event: "calendly.event_type_viewed" }],
    ["a booking without URIs", { event: "calendly.event_scheduled", payload: {} }],
    ["an invitee of another event", {
      event: "calendly.event_scheduled",
      payload: { event: { uri: `${eventUri}x` }, invitee: scheduled.payload.invitee },
    }],
    ["a booking with a javascript: URI", {
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: "javascript:0/scheduled_events/a" },
        invitee: { uri: "javascript:0/scheduled_events/a/invitees/b" },
      },
    }],
    ["the height of a page that is still loading", {
      event: "calendly.page_height",
      payload: { height: "26px" },
    }],
    ["a height of zero", { event: "calendly.page_height", payload: { height: "0px" } }],
  ])("when its data is %s", (_, data) => {
    expect(parse(data)).toBeNull();
  });
});
