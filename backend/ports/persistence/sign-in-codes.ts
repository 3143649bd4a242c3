import type { MailedCode } from "../../domain/mailed-code.ts";
import type { Language } from "../../domain/text.ts";

/** `language`: chosen with the request, for a new account. */
type SignInCode = MailedCode & { language: Language | null };

/** Whose code it is, see `requesterHash`. The address is in any case. */
export type CodeKey = { email: string; requesterHash: string };

/** One code per address and requester. */
export interface SignInCodes {
  find(key: CodeKey): Promise<SignInCode | null>;
  /** Replaces an earlier code of the same key. */
  save(key: CodeKey, code: SignInCode): Promise<void>;
  delete(key: CodeKey): Promise<void>;
  /** Deletes codes that expired before `instant` (ms). */
  deleteExpired(instant: number): Promise<void>;
}
