/**
 * A document for tests that run a page against the whole backend. The backend needs modules with file addresses, which
 * vitest's own jsdom environment takes away; so the environment stays node's and gets jsdom's globals. Import it first.
 */
import { builtinEnvironments } from "vitest/runtime";

const { jsdom } = builtinEnvironments;
await jsdom.setup(globalThis, { jsdom: { url: "http://localhost:8000/" } });

/** The house answers calls but stands on no port: whoever listens to it hears nothing. */
globalThis.EventSource = class extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
} as unknown as typeof EventSource;
