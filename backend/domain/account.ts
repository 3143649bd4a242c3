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

export type Role = "client" | "therapist" | "admin";

/** Everybody is a client; the rest follows from what is known of them. */
export function rolesOf(user: Pick<User, "therapistId" | "isAdmin">): Role[] {
  return [
    "client",
    ...(user.therapistId ? ["therapist" as const] : []),
    ...(user.isAdmin ? ["admin" as const] : []),
  ];
}

/** Where a person's clock stands until they tell us otherwise. */
export const defaultTimeZone = "Europe/Tallinn";
