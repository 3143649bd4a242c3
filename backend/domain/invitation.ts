import { day } from "./duration.ts";
import type { Language } from "./text.ts";

/** Invites a practitioner: the holder of the mailed secret receives the profile, once. Instants in ms. */
export type Invitation = {
  id: string;
  hash: string;
  email: string;
  language: Language;
  /** The profile to receive; null: the one with the invited address, or a new one. */
  therapistId: string | null;
  leadId: string | null;
  createdBy: string | null;
  claimedBy: string | null;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
};

const openForMs = 14 * day;

export function newInvitation(
  facts: Omit<Invitation, "claimedBy" | "createdAt" | "expiresAt" | "usedAt">,
  now: number,
): Invitation {
  return { ...facts, claimedBy: null, createdAt: now, expiresAt: now + openForMs, usedAt: null };
}

export function isOpen(invitation: Invitation | null, now: number): invitation is Invitation {
  return invitation !== null && invitation.usedAt === null && now < invitation.expiresAt;
}
