import type { BookingMessage } from "./messages.ts";
import { listenerOf } from "./page-address.ts";

function listener(): string | null {
  return listenerOf(location.href, {
    framed: globalThis.parent !== globalThis.self,
    // The referrer of a second page in the frame would be the first one.
    referrer: location.ancestorOrigins?.[0] ?? document.referrer,
  });
}

/** Whether a page around this one hears what happens here. */
export function isHeard(): boolean {
  return listener() !== null;
}

/** Tells the page around this one what happened; silent when nobody is there to hear it. */
export function tell(message: BookingMessage) {
  const target = listener();
  if (target) globalThis.parent.postMessage(message, target);
}

let toldHeight = 0;

/** Tells the height (px) that shows all of the page, once for each change, as the provider writes it. */
export function tellHeight(height: number) {
  if (height <= 0 || height === toldHeight) return;
  toldHeight = height;
  tell({ event: "calendly.page_height", payload: { height: `${height}px` } });
}

/** Tells the height of an element whenever it changes. */
export function tellHeightOf(element: Element | null) {
  if (!element || !isHeard()) return;
  const observer = new ResizeObserver(() =>
    tellHeight(Math.ceil(element.getBoundingClientRect().height))
  );
  observer.observe(element);
  return () => observer.disconnect();
}
