import { cleanup, configure, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach } from "vitest";

afterEach(cleanup);

// A part that is loaded with its first use is read and compiled while the test looks for it; on a busy machine the second
// Testing Library would wait is over before that.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library acts on React's behalf only where it is told so; vitest runs without globals here.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** jsdom draws nothing, so nothing is ever on screen. */
class NothingOnScreen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  IntersectionObserver: globalThis.IntersectionObserver ?? NothingOnScreen,
  ResizeObserver: globalThis.ResizeObserver ?? NothingOnScreen,
  CSS: globalThis.CSS ?? { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
});
Element.prototype.scrollIntoView ??= () => {};
HTMLCanvasElement.prototype.getContext = () => null;

/** Until the focus is inside: only then do its keys reach it. */
export async function focusComesInto<Part extends Element>(part: Part): Promise<Part> {
  await waitFor(() => {
    if (!part.contains(document.activeElement)) throw new Error("the focus is elsewhere");
  });
  return part;
}

/** What axe finds wrong, one line each. Contrast needs pixels; it is computed from the tokens instead. */
export async function accessibilityFaults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    iframes: false,
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.html.slice(0, 160)}`)
  );
}
