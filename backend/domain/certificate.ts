import { DomainError } from "./errors.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import { homeZone } from "./search/search-request.ts";
import { dayOfDate, startOfDay } from "./wall-clock.ts";

export const certificateClasses = [
  "regulated",
  "state-recognised",
  "association",
  "self-declared",
] as const;

type CertificateClass = (typeof certificateClasses)[number];

/** The classes that an administrator gives. A certificate that is not checked is self-declared. */
export const checkedClasses = ["regulated", "state-recognised", "association"] as const;

export type CheckedClass = (typeof checkedClasses)[number];

/** Declared by the practitioner, then looked at by an administrator. */
export const certificateStates = ["declared", "waiting", "checked", "refused"] as const;

export type CertificateState = (typeof certificateStates)[number];

export const certificateEventKinds = [
  "added",
  "changed",
  "renamed",
  "sent",
  "checked",
  "refused",
  "reminded",
  "expired",
] as const;

export type CertificateEvent = {
  id: string;
  certificateId: string;
  therapistId: string;
  kind: (typeof certificateEventKinds)[number];
  /** null: the server, or a user who is erased. */
  actorId: string | null;
  reason: string | null;
  createdAt: number;
};

export const certificateLimits = {
  title: 200,
  issuer: 200,
  number: 60,
  url: 300,
  practices: 20,
  firstYear: 1950,
  lastYear: 2200,
  reason: 500,
  perTherapist: 40,
};

export type CertificateContent = {
  title: string;
  issuer: string;
  /** The year in which it was issued. */
  year: number;
  number: string;
  url: string;
  /** First and last valid day, YYYY-MM-DD, in Estonia. */
  validFrom: string | null;
  validUntil: string | null;
  /** Codes of the practices that it covers. */
  practices: string[];
  /** The document. */
  uploadId: string | null;
};

export type Certificate = CertificateContent & {
  id: string;
  therapistId: string;
  position: number;
  classLabel: CertificateClass;
  state: CertificateState;
  /** The administrator who checked or refused it, and when (ms). */
  checkedBy: string | null;
  checkedAt: number | null;
  refusedReason: string | null;
  /** The public name for which it was checked, while it waits because the practitioner has another name. */
  formerName: string | null;
  createdAt: number;
  updatedAt: number;
};

/** The file that shows a certificate. */
export type CertificateDocument = {
  uploadId: string;
  ownerId: string;
  fileName: string;
  contentType: string;
  bytes: number;
  /** null until everything is received. */
  fileKey: string | null;
  isDocument: boolean;
  /** ms */
  createdAt: number;
};

type Period = Pick<Certificate, "validFrom" | "validUntil">;

/** When (ms) a certificate is valid: from the start of its first day to the end of its last day in Estonia. */
export function validity({ validFrom, validUntil }: Period): { from: number; until: number } {
  return {
    from: validFrom === null ? -Infinity : startOfDay(homeZone, dayOfDate(validFrom)),
    until: validUntil === null ? Infinity : startOfDay(homeZone, dayOfDate(validUntil) + 1),
  };
}

/** Whether a certificate is valid at `now` (ms). */
export function isInForce(certificate: Period, now: number): boolean {
  const { from, until } = validity(certificate);
  return from <= now && now < until;
}

export function isExpired(certificate: Period, now: number): boolean {
  return validity(certificate).until <= now;
}

/** Whether it counts: an administrator has checked it and it is in force at `now` (ms). */
export function isCounted(certificate: Period & Pick<Certificate, "state">, now: number): boolean {
  return certificate.state === "checked" && isInForce(certificate, now);
}

/** What visitors see: not what an administrator refused, and not whether it waits. */
export function publicState({ state }: Pick<Certificate, "state">): "checked" | "declared" | null {
  if (state === "refused") return null;
  return state === "checked" ? "checked" : "declared";
}

export function newCertificate(
  content: CertificateContent,
  { id, therapistId, position }: Pick<Certificate, "id" | "therapistId" | "position">,
  now: number,
): Certificate {
  return {
    ...content,
    id,
    therapistId,
    position,
    classLabel: "self-declared",
    state: "declared",
    checkedBy: null,
    checkedAt: null,
    refusedReason: null,
    formerName: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The certificate with other content. A checked one waits for another check, or is declared when there is nothing to
 * check it by. The same object when nothing differs.
 */
export function changeCertificate(
  certificate: Certificate,
  content: CertificateContent,
  now: number,
): Certificate {
  if (isSameContent(certificate, content)) return certificate;
  const changed = { ...certificate, ...content, updatedAt: later(certificate, now) };
  const wasLookedAt = certificate.state === "checked" || certificate.state === "waiting";
  if (!wasLookedAt) return changed;
  const canWait = checkProblems(changed, now).length === 0;
  return { ...changed, ...unchecked, state: canWait ? "waiting" : "declared" };
}

export const unchecked = {
  classLabel: "self-declared",
  checkedBy: null,
  checkedAt: null,
  refusedReason: null,
} as const;

/** Throws ERR_INVALID_INPUT without a document or link, or after its last day; ERR_ILLEGAL_TRANSITION when checked. */
export function sendCertificate(certificate: Certificate, now: number): Certificate {
  if (certificate.state === "waiting") return certificate;
  if (certificate.state === "checked") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  refuseProblems(checkProblems(certificate, now));
  return { ...certificate, ...unchecked, state: "waiting", updatedAt: later(certificate, now) };
}

/** Throws ERR_STALE. `version`: the `updatedAt` that the caller has read; undefined accepts any. */
export function requireVersion(
  { updatedAt }: Pick<Certificate, "updatedAt">,
  version: number | undefined,
): void {
  if (version !== undefined && version !== updatedAt) throw new DomainError("ERR_STALE");
}

export const expiredProblem = problem("validUntil", "ERR_EXPIRED");

/** What keeps an administrator from checking it. */
export function checkProblems(
  { uploadId, url, ...certificate }: Pick<Certificate, "uploadId" | "url"> & Period,
  now: number,
): FieldProblem[] {
  return [
    ...(uploadId === null && url === "" ? [problem("uploadId", "ERR_NO_EVIDENCE")] : []),
    ...(isExpired(certificate, now) ? [expiredProblem] : []),
  ];
}

/** Throws ERR_INVALID_INPUT with these, if any. */
export function refuseProblems(errors: FieldProblem[]): void {
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}

function isSameContent(one: CertificateContent, other: CertificateContent): boolean {
  const textOf = ({ practices, ...rest }: CertificateContent) =>
    contentFields.map((field) => JSON.stringify(rest[field])).concat(practices).join("\n");
  return textOf(one) === textOf(other);
}

const contentFields = [
  "title",
  "issuer",
  "year",
  "number",
  "url",
  "validFrom",
  "validUntil",
  "uploadId",
] as const satisfies (keyof CertificateContent)[];

/** When (ms) it changes: its version. */
export function later({ updatedAt }: Pick<Certificate, "updatedAt">, now: number): number {
  return Math.max(now, updatedAt + 1);
}
