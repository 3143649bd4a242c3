import { cleanup, configure, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach } from "vitest";

afterEach(cleanup);

// Lazy modules may take longer to load than the default timeout of 1 s.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library sets this only with the globals of the test runner, which vitest does not provide.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** jsdom has no layout, so nothing is ever visible. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  IntersectionObserver: globalThis.IntersectionObserver ?? InertObserver,
  ResizeObserver: globalThis.ResizeObserver ?? InertObserver,
  CSS: globalThis.CSS ?? { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") },
});
Element.prototype.scrollIntoView ??= () => {};
HTMLCanvasElement.prototype.getContext = () => null;

export async function waitForFocusIn<Part extends Element>(part: Part): Promise<Part> {
  await waitFor(() => {
    if (!part.contains(document.activeElement)) {
      throw new Error("the focus is outside of the element");
    }
  });
  return part;
}

/**
 * Rules that cannot fail here: jsdom has neither layout nor the style sheets, and React writes no `!important`. Contrast is
 * tested on the tokens.
 */
const undecidable = [
  "avoid-inline-spacing",
  "color-contrast",
  "css-orientation-lock",
  "link-in-text-block",
  "no-autoplay-audio",
  "region",
  "scrollable-region-focusable",
];

/** The violations found by axe, one line each. */
export async function accessibilityViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    iframes: false,
    // Of nodes only their markup is read, and nothing of what passed.
    selectors: false,
    reporter: "no-passes",
    rules: Object.fromEntries(undecidable.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.html.slice(0, 160)}`)
  );
}
