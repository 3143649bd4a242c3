import {
  type Certificate,
  type CheckedClass,
  expiredProblem,
  isExpired,
  later,
  refuseProblems,
  requireVersion,
} from "./certificate.ts";
import { DomainError } from "./errors.ts";

/** `decidedVersion`: what the last decision was about. */
type DecisionInput = { by: string; version: number; decidedVersion: number | null };

/**
 * Throws ERR_ALREADY_DECIDED when a decision was made about `version`, ERR_STALE for any other version than the current
 * one, ERR_ILLEGAL_TRANSITION when it does not wait, ERR_INVALID_INPUT after its last day. The same object when the same
 * administrator repeats the decision about the same version.
 */
export function checkCertificate(
  certificate: Certificate,
  input: DecisionInput & { classLabel: CheckedClass },
  now: number,
): Certificate {
  const { by, classLabel } = input;
  const { state, checkedBy } = certificate;
  const isSame = state === "checked" && checkedBy === by && certificate.classLabel === classLabel;
  if (isSame && isRepeated(certificate, input)) return certificate;
  requireUndecided(certificate, input);
  if (state === "checked" || state === "refused") throw alreadyDecided(certificate);
  if (state !== "waiting") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  refuseProblems(isExpired(certificate, now) ? [expiredProblem] : []);
  return { ...certificate, state: "checked", classLabel, ...decided(certificate, by, now) };
}

/** As `checkCertificate`. A checked certificate can be refused too by an administrator who has seen that it is checked. */
export function refuseCertificate(
  certificate: Certificate,
  input: DecisionInput & { reason: string },
  now: number,
): Certificate {
  const { by, reason } = input;
  const { state, checkedBy, refusedReason } = certificate;
  const isSame = state === "refused" && checkedBy === by && refusedReason === reason;
  if (isSame && isRepeated(certificate, input)) return certificate;
  requireUndecided(certificate, input);
  if (state === "refused") throw alreadyDecided(certificate);
  if (state !== "waiting" && state !== "checked") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return {
    ...certificate,
    state: "refused",
    classLabel: "self-declared",
    ...decided(certificate, by, now),
    refusedReason: reason,
  };
}

function decided(certificate: Certificate, by: string, now: number) {
  return {
    checkedBy: by,
    checkedAt: now,
    refusedReason: null,
    formerName: null,
    updatedAt: later(certificate, now),
  };
}

function isRepeated(
  { updatedAt }: Pick<Certificate, "updatedAt">,
  { version, decidedVersion }: DecisionInput,
): boolean {
  return version !== updatedAt && version === decidedVersion;
}

/** Throws ERR_ALREADY_DECIDED when an administrator has decided about `version`, ERR_STALE for another old one. */
function requireUndecided(certificate: Certificate, input: DecisionInput): void {
  const isDecided = certificate.state === "checked" || certificate.state === "refused";
  if (isDecided && isRepeated(certificate, input)) throw alreadyDecided(certificate);
  requireVersion(certificate, input.version);
}

function alreadyDecided({ state, checkedAt }: Certificate): DomainError {
  const outcome = state === "checked" ? "approved" : "declined";
  return new DomainError("ERR_ALREADY_DECIDED", {
    ...(checkedAt !== null && { decision: { outcome, decidedAt: checkedAt } }),
  });
}
