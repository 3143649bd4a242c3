/**
 * A DOM for tests that run a page against the whole backend. Vitest's jsdom environment breaks
 * file: imports that the backend needs, so these tests run in the node environment with jsdom's
 * globals. Import it first.
 */
import { builtinEnvironments } from "vitest/runtime";

/** The picture library knows only these. */
const native = { Uint8Array: globalThis.Uint8Array, ArrayBuffer: globalThis.ArrayBuffer };
const { jsdom } = builtinEnvironments;
await jsdom.setup(globalThis, { jsdom: { url: "http://localhost:8000/" } });
Object.assign(globalThis, native);

/** The app answers calls without a port; event streams never send anything here. */
globalThis.EventSource = class extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
} as unknown as typeof EventSource;

/** Nothing has a size here. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Loaded here, because it looks for the DOM. */
const { configure, getConfig } = await import("@testing-library/react");
const { getElementError } = getConfig();

function isWaiting(): boolean {
  const config: object = getConfig();
  return "_disableExpensiveErrorDiagnostics" in config &&
    config._disableExpensiveErrorDiagnostics === true;
}

configure({
  // On a busy machine a page with its data may take long to appear.
  asyncUtilTimeout: 20_000,
  // While a test waits, it looks again after each change of the page. Only the last error shows the page.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
      : getElementError(message, container),
});
