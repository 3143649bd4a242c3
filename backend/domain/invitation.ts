import { emailKey } from "./account.ts";
import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
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
  revokedAt: number | null;
  remindedAt: number | null;
};

export const invitationStates = ["open", "used", "revoked", "expired"] as const;

export type InvitationState = (typeof invitationStates)[number];

const invitationOpenForMs = 14 * day;

/** When an open invitation is mailed once more. */
export const invitationRemindedAfterMs = 7 * day;

export function newInvitation(
  facts: Pick<
    Invitation,
    "id" | "hash" | "email" | "language" | "therapistId" | "leadId" | "createdBy"
  >,
  now: number,
): Invitation {
  return {
    ...facts,
    claimedBy: null,
    createdAt: now,
    expiresAt: now + invitationOpenForMs,
    usedAt: null,
    revokedAt: null,
    remindedAt: null,
  };
}

/** Open for 14 days again, with another secret. */
export function renewed(invitation: Invitation, hash: string, now: number): Invitation {
  return {
    ...invitation,
    hash,
    claimedBy: null,
    expiresAt: now + invitationOpenForMs,
    revokedAt: null,
    remindedAt: null,
  };
}

export function stateOf(
  { usedAt, revokedAt, expiresAt }: Pick<Invitation, "usedAt" | "revokedAt" | "expiresAt">,
  now: number,
): InvitationState {
  if (usedAt !== null) return "used";
  if (revokedAt !== null) return "revoked";
  return now < expiresAt ? "open" : "expired";
}

export function isOpen(invitation: Invitation | null, now: number): invitation is Invitation {
  return invitation !== null && stateOf(invitation, now) === "open";
}

const refusals = {
  used: "ERR_INVITATION_USED",
  revoked: "ERR_INVITATION_REVOKED",
  expired: "ERR_INVITATION_EXPIRED",
} as const;

/** Throws what keeps the owner of `email` from accepting the invitation: it belongs to the invited address. `now` in ms. */
export function requireOpen(invitation: Invitation, email: string, now: number): void {
  const state = stateOf(invitation, now);
  if (state !== "open") throw new DomainError(refusals[state]);
  if (emailKey(invitation.email) !== emailKey(email)) {
    throw new DomainError("ERR_INVITATION_ADDRESS");
  }
}
