import type { Namespace } from "./translations.ts";

export const shellNamespaces = ["shell", "failed"] as const satisfies Namespace[];
