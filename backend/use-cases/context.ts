import type { Account } from "../domain/account.ts";
import type { Language } from "../domain/text.ts";

export type VisitorContext = { now: number; language: Language };

export type VisitorContextWithAddress = VisitorContext & {
  address: string;
  /** Of a browser that requested a code. */
  codeSecret?: string | undefined;
  /** Of the browser, see `deviceMarkOf`. */
  deviceMarks?: readonly string[] | undefined;
};

/** Of a caller with a secret link, signed in or not. */
export type LinkContext = VisitorContext & { account: Account | null };

export type Context = VisitorContext & { account: Account };

export type ContextWithAddress = Context & VisitorContextWithAddress;
