import type { Language } from "./text.ts";

/** Who is asking. Roles follow from it: client always, therapist with a `therapistId`, admin by flag. */
export type Account = {
  userId: string;
  /** The device this token was given to (`sid`). */
  signInId: string;
  email: string;
  name: string;
  therapistId: string | null;
  isAdmin: boolean;
};

export type User = {
  id: string;
  email: string;
  /** Instant (ms) or null while the address is only claimed. */
  emailVerifiedAt: number | null;
  name: string;
  passwordHash: string | null;
  language: Language;
  /** IANA zone. */
  timeZone: string;
  pictureKey: string | null;
  therapistId: string | null;
  isAdmin: boolean;
  disabledAt: number | null;
  createdAt: number;
  updatedAt: number;
};

/** Two spellings of one address are one address. */
export function emailKey(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
