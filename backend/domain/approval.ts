import { DomainError } from "./errors.ts";
import { type Approval, approvals, type Missing } from "./profile.ts";

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
  /** Since when an administrator keeps it off the marketplace. */
  disabledAt: number | null;
  /** Whether working hours are set, so that there can be free times; a calendar elsewhere has its own. */
  hasHours: boolean;
  /** Codes of the practices that are offered. */
  practices: string[];
  upcomingSessions: number;
  /** When the published content or the approval changed last. */
  profileChangedAt: number;
  /** When the practitioner changed the certificates last. */
  certificatesChangedAt: number;
  /** The version of what an administrator looks at: the later of the two. */
  updatedAt: number;
};

/** What the list of practitioners can be limited to: an approval, or whether visitors see the profile. */
export const practitionerStates = [...approvals, "visible", "hidden", "disabled"] as const;

export type PractitionerState = (typeof practitionerStates)[number];

export const practitionerSorts = ["changed", "name"] as const;

export type PractitionerSort = (typeof practitionerSorts)[number];

/** From which states each one may follow. */
const openFrom = {
  waiting: ["not-sent", "declined"],
  approved: ["waiting", "declined"],
  declined: ["waiting", "approved"],
} as const satisfies Partial<Record<Approval, readonly Approval[]>>;

/** Throws ERR_NOT_SENT for a profile that was never sent for approval, else ERR_ALREADY_DECIDED. */
export function requireApprovalChange(
  record: Pick<ApprovalRecord, "approval" | "changedAt">,
  to: keyof typeof openFrom,
): void {
  const allowed: readonly Approval[] = openFrom[to];
  if (allowed.includes(record.approval)) return;
  if (record.approval === "not-sent") throw new DomainError("ERR_NOT_SENT");
  throw alreadyDecided(record);
}

function alreadyDecided(
  { approval, changedAt }: Pick<ApprovalRecord, "approval" | "changedAt">,
): DomainError {
  const isDecided = approval === "approved" || approval === "declined";
  return new DomainError("ERR_ALREADY_DECIDED", {
    ...(isDecided && { decision: { outcome: approval, decidedAt: changedAt } }),
  });
}

/**
 * An administrator decides about what they have looked at. Throws ERR_ALREADY_DECIDED when the last decision was about the
 * same, ERR_STALE with what changed for any other version than the current one. `version`: the `updatedAt` looked at;
 * undefined accepts any.
 * `decided`: that of the last decision.
 */
export function requireLookedAt(
  record: ReviewedVersion,
  version: number | undefined,
  decided: number | null,
): void {
  const { approval, updatedAt, profileChangedAt, certificatesChangedAt } = record;
  if (version === undefined || version === updatedAt) return;
  const isDecided = approval === "approved" || approval === "declined";
  if (isDecided && version === decided) throw alreadyDecided(record);
  throw new DomainError("ERR_STALE", {
    changed: [
      ...(profileChangedAt > version ? ["profile" as const] : []),
      ...(certificatesChangedAt > version ? ["certificates" as const] : []),
    ],
  });
}

type ReviewedVersion = Pick<
  ApprovalRecord,
  "approval" | "changedAt" | "updatedAt" | "profileChangedAt" | "certificatesChangedAt"
>;

/** Throws ERR_PROFILE_INCOMPLETE with the parts that are missing. */
export function requireComplete(missing: Missing[]): void {
  if (missing.length === 0) return;
  const parts = [...new Set(missing.map(({ code }) => code))];
  throw new DomainError("ERR_PROFILE_INCOMPLETE", {
    detail: `the profile lacks: ${parts.join(", ")}`,
    missing: parts,
  });
}
