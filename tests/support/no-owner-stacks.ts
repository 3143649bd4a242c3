import * as React from "react";

const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))
  ?.[1];
if (typeof internals !== "object" || !("recentlyCreatedOwnerStacks" in internals)) {
  throw new Error("this React limits its stack traces in another way");
}

/**
 * React takes a stack trace for each element, until it has taken ten thousand within a second. No test reads them, and they
 * are a twelfth of the time of tests with pages.
 */
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
