import type { Noun } from "./words.ts";

/** What the shell says, and every page may. */
export const nounsOfTheShell = ["shell", "failed", "forms"] as const satisfies Noun[];
