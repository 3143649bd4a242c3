import type { Account } from "../domain/account.ts";
import type { Language } from "../domain/text.ts";

/** The circumstances of a request, signed in or not. `now` in ms. */
export type VisitorContext = { now: number; language: Language };

/** With the network address of the caller, for limits. */
export type VisitorContextWithAddress = VisitorContext & { address: string };

/** The circumstances of a request by a signed-in user. */
export type Context = VisitorContext & { account: Account };

export type ContextWithAddress = Context & VisitorContextWithAddress;
