import type { Account } from "../domain/account.ts";
import type { Language } from "../domain/text.ts";

/** When, and in which language the answer is wanted. `now` in ms. */
export type Visit = { now: number; language: Language };

/** A visit that is counted by where it comes from. */
export type VisitFrom = Visit & { address: string };

/** Who is asking, and when. */
export type Context = Visit & { account: Account };

/** Somebody signed in whose tries are counted by where they come from, too. */
export type ContextFrom = Context & VisitFrom;
