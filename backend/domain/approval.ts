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
};

/** From which states each one may follow. */
const openFrom = {
  waiting: ["not-sent", "declined"],
  approved: ["waiting", "declined"],
  declined: ["waiting", "approved"],
} as const satisfies Partial<Record<Approval, readonly Approval[]>>;

/** Throws ERR_ILLEGAL_TRANSITION. */
export function requireApprovalChange(from: Approval, to: keyof typeof openFrom): void {
  const allowed: readonly Approval[] = openFrom[to];
  if (!allowed.includes(from)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
}
