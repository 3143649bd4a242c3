import "tests/support/browser-with-server.ts";
import { expect, test, vi } from "vitest";
import { defineBookingElement } from "./booking-element.ts";

const origin = "https://heaolu.example";

defineBookingElement(origin);

function shown(attributes: string) {
  document.body.innerHTML = `<heaolu-booking ${attributes}></heaolu-booking>`;
  const element = document.querySelector("heaolu-booking")!;
  const frame = element.shadowRoot!.querySelector("iframe")!;
  const hear = (data: unknown, from = origin) =>
    dispatchEvent(
      new MessageEvent("message", { data, origin: from, source: frame.contentWindow }),
    );
  return { element, frame, hear };
}

test("addresses the booking page with what the site knows, and follows changed attributes", () => {
  const { element, frame } = shown(`practitioner="a/b" practice="m" email="a@b.ee" language="et"`);
  expect(frame.src).toBe(
    `${origin}/@a%2Fb/m?embed_domain=${encodeURIComponent(location.host)}&lng=et&email=a%40b.ee`,
  );
  expect(frame.title).toBe("Broneeri aeg");
  element.setAttribute("practice", "n");
  expect(new URL(frame.src).pathname).toBe("/@a%2Fb/n");
});

test("hears its own frame only, from our origin only", () => {
  const { element, frame, hear } = shown(`practitioner="a"`);
  const booked = vi.fn();
  element.addEventListener("booked", ({ detail }: CustomEventInit) => booked(detail));
  hear({ event: "calendly.page_height", payload: { height: "812px" } });
  expect(frame.height).toBe("812");
  const message = { event: "calendly.event_scheduled", payload: { event: { uri: "e" } } };
  hear(message, "https://other.example");
  dispatchEvent(new MessageEvent("message", { data: message, origin, source: globalThis.window }));
  expect(booked).not.toHaveBeenCalled();
  hear(message);
  expect(booked).toHaveBeenCalledWith({ event: { uri: "e" } });
});

test("shows the link inside until the frame has its page", () => {
  const { element, hear } = shown(`practitioner="a"`);
  const content = () => element.shadowRoot!.querySelector("slot");
  expect(content()).not.toBeNull();
  hear({ event: "calendly.page_height", payload: { height: "812px" } });
  expect(content()).toBeNull();
});
