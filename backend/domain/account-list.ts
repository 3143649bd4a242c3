import type { StaffRole } from "./rights.ts";

/** The kinds of accounts that the list for administrators can be limited to; staff: reviewers and finance. */
export const accountStates = [
  "admin",
  "staff",
  "practitioner",
  "client",
  "disabled",
  "unconfirmed",
] as const;

export type AccountState = (typeof accountStates)[number];

export const accountSorts = ["created", "name", "lastSignIn"] as const;

export type AccountSort = (typeof accountSorts)[number];

/** An account as administrators list it. Instants in ms. */
export type ListedAccount = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  staffRoles: StaffRole[];
  therapistId: string | null;
  emailVerifiedAt: number | null;
  disabledAt: number | null;
  /** Null before the first sign-in. */
  lastSignInAt: number | null;
  createdAt: number;
};
