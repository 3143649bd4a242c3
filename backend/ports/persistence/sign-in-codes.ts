import type { MailedCode } from "../../domain/mailed-code.ts";

/** One code per address, in any case. */
export interface SignInCodes {
  find(email: string): Promise<MailedCode | null>;
  /** Replaces an earlier code of the address. */
  save(email: string, code: MailedCode): Promise<void>;
  delete(email: string): Promise<void>;
  /** Deletes codes that expired before `instant` (ms). */
  deleteExpired(instant: number): Promise<void>;
}
