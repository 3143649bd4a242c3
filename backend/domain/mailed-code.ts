import { minute } from "./duration.ts";

/** A six-digit code sent by mail. Only a keyed hash of it is stored. `expiresAt` in ms. */
export type MailedCode = { codeHash: string; tries: number; expiresAt: number };

export const codeValidMs = 10 * minute;

export const codeTries = 5;

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
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
