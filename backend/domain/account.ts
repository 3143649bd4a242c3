import type { Language } from "./text.ts";

export const userNameMaxLength = 100;

export const emailMaxLength = 254;

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
  notifications: Notifications;
  therapistId: string | null;
  isAdmin: boolean;
  disabledAt: number | null;
  createdAt: number;
  updatedAt: number;
};

/** What a request has to know of whoever sends it. */
export type Sender = Pick<User, "email" | "name" | "therapistId" | "isAdmin" | "disabledAt">;

/** What a person wants mails about; those a booking needs come anyway. */
export type Notifications = { reminders: boolean; news: boolean };

/** As whoever begins: the rest the house knows by itself. */
export type NewUser = Omit<User, "therapistId" | "notifications">;

/** Two spellings of one address are one address. */
export function emailKey(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** Until the address is confirmed, whoever claims it last is the one who may confirm it. */
export function isUnclaimed(user: User): boolean {
  return user.emailVerifiedAt === null && user.disabledAt === null;
}

export const roles = ["client", "therapist", "admin"] as const;

export type Role = (typeof roles)[number];

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

/** What a person begins with: reminded of what they booked, and left alone otherwise. */
export const defaultNotifications: Notifications = { reminders: true, news: false };

/** Where the picture is kept whose name is made of a secret (base64url), in letters that storage takes. */
export function pictureKeyOf(secret: string): string {
  const letters = [...secret].map((letter) => letter.charCodeAt(0).toString(16)).join("");
  return `avatars/${letters}.webp`;
}

/** `m•••@example.ee`: enough for its owner to know it again. */
export function maskedEmail(email: string): string {
  return `${[...email][0] ?? ""}•••${email.slice(email.lastIndexOf("@"))}`;
}

/** What is the same for everybody who begins. `now` in ms. */
export function newUser(id: string, now: number) {
  return {
    id,
    emailVerifiedAt: null,
    timeZone: defaultTimeZone,
    pictureKey: null,
    notifications: defaultNotifications,
    therapistId: null,
    isAdmin: false,
    disabledAt: null,
    createdAt: now,
  };
}
