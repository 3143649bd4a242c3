import { DomainError } from "./errors.ts";
import type { Approval } from "./profile.ts";

/** A profile on its way to being visible. Instants in ms. */
export type ApprovalRecord = {
  id: string;
  slug: string;
  name: string;
  email: string;
  city: string;
  userId: string | null;
  pictureKey: string | null;
  approval: Approval;
  reason: string | null;
  /** When the approval changed last, else when the profile was made. */
  changedAt: number;
  /** What the practitioner chose. */
  wantsSearch: boolean;
  /** Whether visitors see it now. */
  isShown: boolean;
  /** Whether working hours are set, so that there can be free times; a calendar elsewhere has its own. */
  hasHours: boolean;
  /** Codes of the practices that are offered. */
  practices: string[];
  upcomingSessions: number;
  /** The version of the published content and of the approval. */
  updatedAt: number;
};

/** From which states each one may follow. */
const openFrom = {
  waiting: ["not-sent", "declined"],
  approved: ["waiting", "declined"],
  declined: ["waiting", "approved"],
} as const satisfies Partial<Record<Approval, readonly Approval[]>>;

/** Throws ERR_NOT_SENT for a profile that was never sent for approval, else ERR_ALREADY_DECIDED. */
export function requireApprovalChange(from: Approval, to: keyof typeof openFrom): void {
  const allowed: readonly Approval[] = openFrom[to];
  if (allowed.includes(from)) return;
  throw new DomainError(from === "not-sent" ? "ERR_NOT_SENT" : "ERR_ALREADY_DECIDED");
}

/**
 * An administrator decides about what they have looked at. Throws ERR_ALREADY_DECIDED when the last decision was about the
 * same, ERR_STALE for any other version than the current one. `version`: the `updatedAt` looked at; undefined accepts any.
 * `decided`: that of the last decision.
 */
export function requireLookedAt(
  { approval, updatedAt }: Pick<ApprovalRecord, "approval" | "updatedAt">,
  version: number | undefined,
  decided: number | null,
): void {
  if (version === undefined || version === updatedAt) return;
  const isDecided = approval === "approved" || approval === "declined";
  throw new DomainError(isDecided && version === decided ? "ERR_ALREADY_DECIDED" : "ERR_STALE");
}
