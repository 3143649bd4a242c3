import type { MailedCode } from "../../domain/mailed-code.ts";
import type { Language } from "../../domain/text.ts";

/** `language`: chosen with the request, for a new account. */
type SignInCode = MailedCode & { language: Language | null };

/** One code per address, in any case. */
export interface SignInCodes {
  find(email: string): Promise<SignInCode | null>;
  /** Replaces an earlier code of the address. */
  save(email: string, code: SignInCode): Promise<void>;
  delete(email: string): Promise<void>;
  /** Deletes codes that expired before `instant` (ms). */
  deleteExpired(instant: number): Promise<void>;
}
