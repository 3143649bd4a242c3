import { minute } from "./duration.ts";

/** A code of digits sent by mail. Only a keyed hash of it is stored. `expiresAt` in ms. */
export type MailedCode = { codeHash: string; tries: number; expiresAt: number };

export const codeValidMs = 10 * minute;

export const codeTries = 5;

export const shortCode = 6;

/** Of a mailbox whose codes may be guessed at just now: its tries are worth a thousandth. */
export const longCode = 9;

export type CodeDigits = typeof shortCode | typeof longCode;

/** What a typed code is worth at `now` (ms). After five tries even the right code counts as expired. */
export function checkCode(
  code: Pick<MailedCode, "tries" | "expiresAt"> | null,
  matches: boolean,
  now: number,
): "right" | "wrong" | "expired" {
  if (!code || now >= code.expiresAt || code.tries >= codeTries) return "expired";
  return matches ? "right" : "wrong";
}

/** `482 917`: easier to read and to type. */
export function codeText(code: string): string {
  return code.replaceAll(/\d{3}(?=\d)/g, "$& ");
}
