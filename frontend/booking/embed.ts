import { isServer } from "../client-only.ts";
import type { Instant } from "../days.ts";
import type { BookingMessage } from "./embed-messages.ts";
import { parentOriginOf } from "./parent-origin.ts";

function parentOrigin(): string | null {
  return parentOriginOf(location.href, {
    framed: isFramed(),
    // After a navigation inside the frame the referrer is the frame's own first page.
    referrer: location.ancestorOrigins?.[0] ?? document.referrer,
  });
}

export function isFramed(): boolean {
  return globalThis.parent !== globalThis.self;
}

/** Whether this page stands in our own modal, which shows its close button over the head of the frame. */
export function hasHostButton(): boolean {
  return isFramed() && parentOrigin() === location.origin;
}

/** The display settings of our own modal around this page. */
export function hostDisplay(): Record<string, string | undefined> {
  if (!hasHostButton()) return {};
  const { mode, themeColor, skin } = globalThis.parent.document.documentElement.dataset;
  return { mode, themeColor, skin };
}

/** Whether a session on this origin is also the one of this page; a cookie is not sent from another site's frame. */
export function sharesSession(): boolean {
  if (isServer) return true;
  try {
    return globalThis.top?.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** Where a link to another page of ours opens: those pages cannot be framed. */
export function linkTarget(): { target?: string; rel?: string } {
  if (!isFramed()) return {};
  return sharesSession() ? { target: "_top" } : { target: "_blank", rel: "noopener" };
}

export function isEmbedded(): boolean {
  return parentOrigin() !== null;
}

export function notifyParent(message: BookingMessage) {
  const target = parentOrigin();
  if (target) globalThis.parent.postMessage(message, target);
}

/** Asks our own modal to open the login; pages of others never receive it. */
export function requestLogIn(startsAt: Instant) {
  if (!hasHostButton()) return;
  notifyParent({ event: "heaolu.login_requested", payload: { start_time: startsAt } });
}

let sentHeight = 0;

export function sendHeight(height: number) {
  if (height <= 0 || height === sentHeight) return;
  sentHeight = height;
  notifyParent({ event: "calendly.page_height", payload: { height: `${height}px` } });
}

export function observeHeight(element: Element | null) {
  if (!element || !isEmbedded()) return;
  const observer = new ResizeObserver(() =>
    sendHeight(Math.ceil(element.getBoundingClientRect().height))
  );
  observer.observe(element);
  return () => observer.disconnect();
}
