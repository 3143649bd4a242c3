import type { Namespace } from "./translations.ts";

/** The namespaces that every page loads, in one file. */
export const shellNamespaces = ["shell", "failed"] as const satisfies Namespace[];
