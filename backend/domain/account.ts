import type { Discreet } from "./discreet.ts";
import type { Approval } from "./profile.ts";
import { isStaff, type StaffRole } from "./rights.ts";
import type { SignIn } from "./sign-in.ts";
import type { Language } from "./text.ts";

export const userNameMaxLength = 100;

export const emailMaxLength = 254;

export type Account = {
  userId: string;
  signInId: string;
  email: string;
  name: string;
  therapistId: string | null;
  /** Whether the account keeps the calendar of a practitioner. */
  isAssistant?: boolean;
  isAdmin: boolean;
  staffRoles?: readonly StaffRole[];
  /** The caller is a program with this key: a practitioner, and never a client. */
  apiKeyId?: string;
  /** Id of the administrator who sees the product as this person, read-only. */
  viewedBy?: string;
};

export type User = {
  id: string;
  email: string;
  /** Instant (ms), or null until the address is confirmed. */
  emailVerifiedAt: number | null;
  name: string;
  /** E.164. */
  phone: string | null;
  passwordHash: string | null;
  language: Language;
  timeZone: string;
  pictureKey: string | null;
  notifications: Notifications;
  discreet: Discreet | null;
  therapistId: string | null;
  /** Of the practitioner's profile; null without one. */
  approval: Approval | null;
  /** Whether the user keeps the calendar of a practitioner. */
  isAssistant: boolean;
  isAdmin: boolean;
  staffRoles: StaffRole[];
  /** Whether signing in takes a second step: an authenticator app or a passkey. */
  hasSecondFactor: boolean;
  disabledAt: number | null;
  createdAt: number;
  updatedAt: number;
};

export type SignedInUser =
  & Pick<
    User,
    | "email"
    | "name"
    | "therapistId"
    | "isAssistant"
    | "isAdmin"
    | "staffRoles"
    | "hasSecondFactor"
    | "disabledAt"
  >
  & Pick<SignIn, "secondFactorAt">;

/** The optional mails a user receives; mails about their own bookings are always sent. */
type Notifications = { reminders: boolean };

export type UserChanges =
  & Partial<Pick<User, "name" | "phone" | "language" | "timeZone" | "discreet">>
  & { notifications?: Partial<Notifications> };

export type NewUser =
  & Omit<
    User,
    | "therapistId"
    | "approval"
    | "isAssistant"
    | "notifications"
    | "discreet"
    | "hasSecondFactor"
    | "staffRoles"
    | "phone"
  >
  & Partial<Pick<User, "staffRoles" | "phone">>;

/** The key under which an address is unique: NFC, trimmed, lower case. */
const erasedDomain = "@erased.invalid";

/** The address of what stays of an erased person. */
export function erasedAddress(id: string): string {
  return `${id}${erasedDomain}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(erasedDomain);
}

export function emailKey(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** The key by which names are sorted and searched: NFC, trimmed, lower case. */
export function nameKey(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}

/** The mailbox behind an address, for limits on mails: `mari+spa@example.ee` arrives at `mari@example.ee`. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf("@");
  const [name, domain] = [key.slice(0, at).replace(/\+.*$/, ""), key.slice(at + 1)];
  const ignoresDots = domain === "gmail.com" || domain === "googlemail.com";
  return `${ignoresDots ? name.replaceAll(".", "") : name}@${domain}`;
}

/** Whether the address is still unconfirmed, so that a new registration may take the account over. */
export function isUnverified(user: User): boolean {
  return user.emailVerifiedAt === null && user.disabledAt === null;
}

/** Whether a code from the mailbox alone signs in. Administrators, reviewers and finance need their password. */
export function opensWithCode(user: Pick<User, "isAdmin" | "staffRoles">): boolean {
  return !isStaff(user);
}

export const defaultTimeZone = "Europe/Tallinn";

const defaultNotifications: Notifications = { reminders: true };

/** The storage key of a picture, from a secret (base64url): hexadecimal, because keys take lower case only. */
export function pictureKeyOf(secret: string): string {
  const hex = [...secret].map((letter) => letter.charCodeAt(0).toString(16)).join("");
  return `avatars/${hex}.webp`;
}

/** The defaults of a new user. `now` in ms. */
export function newUser(id: string, now: number) {
  return {
    id,
    emailVerifiedAt: null,
    phone: null,
    timeZone: defaultTimeZone,
    pictureKey: null,
    notifications: defaultNotifications,
    discreet: null,
    therapistId: null,
    approval: null,
    isAssistant: false,
    isAdmin: false,
    staffRoles: [],
    hasSecondFactor: false,
    disabledAt: null,
    createdAt: now,
  };
}
