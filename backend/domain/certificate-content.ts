import {
  type CertificateContent,
  type CertificateDocument,
  certificateLimits,
  refuseProblems,
} from "./certificate.ts";
import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { notAllowed, problem } from "./field-problem.ts";
import { hasControlCharacters } from "./visible-text.ts";
import { homeZone } from "./search/search-request.ts";
import { dayAt } from "./wall-clock.ts";
import { isWebLink } from "./web-link.ts";

/** Throws ERR_INVALID_INPUT. `knownPractices` are the codes of all practices. */
export function requireValidContent(
  content: CertificateContent,
  knownPractices: ReadonlySet<string>,
  now: number,
): void {
  const { url, year, validFrom, validUntil, practices } = content;
  const isReversed = validFrom !== null && validUntil !== null && validUntil < validFrom;
  const isUnknown = practices.some((code) => !knownPractices.has(code));
  const thisYear = new Date(dayAt(homeZone, now) * day).getUTCFullYear();
  const unreadable = (["title", "issuer", "number"] as const)
    .filter((field) => hasControlCharacters(content[field]));
  refuseProblems([
    ...unreadable.map((path) => problem(path, "ERR_INVALID_CHARACTER")),
    ...(url !== "" && !isWebLink(url) ? [problem("url", "ERR_WEB_LINK")] : []),
    ...(year > thisYear ? [problem("year", "ERR_TOO_BIG", { most: thisYear })] : []),
    ...(isReversed ? [problem("validUntil", "ERR_ENDS_BEFORE_START")] : []),
    ...(isUnknown ? [notAllowed("practices", knownPractices.keys())] : []),
  ]);
}

/** Throws ERR_NOT_FOUND unless the file is a document that its owner has sent completely. */
export function requireOwnDocument(
  document: CertificateDocument | null,
  ownerId: string,
): void {
  const isOwn = document !== null && document.ownerId === ownerId && document.isDocument &&
    document.fileKey !== null;
  if (!isOwn) throw new DomainError("ERR_NOT_FOUND");
}

/** Throws ERR_INVALID_INPUT when a practitioner has the most certificates allowed. */
export function requireRoomForCertificate(stored: number): void {
  const { perTherapist } = certificateLimits;
  if (stored < perTherapist) return;
  refuseProblems([problem("certificates", "ERR_TOO_BIG", { most: perTherapist, unit: "entries" })]);
}
