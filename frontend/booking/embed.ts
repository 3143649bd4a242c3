import { listenerOf } from "./page-address.ts";
import type { BookingMessage } from "./messages.ts";

/** Tells the page around this one what happened; silent when nobody is there to hear it. */
export function tell(message: BookingMessage) {
  const listener = listenerOf(location.href, {
    framed: globalThis.parent !== globalThis.self,
    referrer: document.referrer,
  });
  if (listener) globalThis.parent.postMessage(message, listener);
}

/** Tells the height of the page whenever it changes, as the provider writes it. */
export function tellHeight(element: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    tell({ event: "calendly.page_height", payload: { height } });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
