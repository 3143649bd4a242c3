import type { Account } from "../domain/account.ts";
import type { Language } from "../domain/text.ts";

export type VisitorContext = { now: number; language: Language };

export type VisitorContextWithAddress = VisitorContext & { address: string };

export type Context = VisitorContext & { account: Account };

export type ContextWithAddress = Context & VisitorContextWithAddress;
