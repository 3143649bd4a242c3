import { day } from "./duration.ts";
import type { Language } from "./text.ts";

/** A practitioner asked in: whoever has the secret from the mail gets the profile, once. Instants in ms. */
export type Invitation = {
  id: string;
  hash: string;
  email: string;
  language: Language;
  /** The profile it is for; null: one with the invited address, or a new one. */
  therapistId: string | null;
  leadId: string | null;
  createdBy: string | null;
  /** Who registered with it and has yet to confirm their address. */
  claimedBy: string | null;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
};

const openForMs = 14 * day;

/** Good for 14 days. `now` in ms. */
export function newInvitation(
  facts: Omit<Invitation, "claimedBy" | "createdAt" | "expiresAt" | "usedAt">,
  now: number,
): Invitation {
  return { ...facts, claimedBy: null, createdAt: now, expiresAt: now + openForMs, usedAt: null };
}

/** Whether it can still be accepted. `now` in ms. */
export function isOpen(invitation: Invitation | null, now: number): invitation is Invitation {
  return invitation !== null && invitation.usedAt === null && now < invitation.expiresAt;
}
