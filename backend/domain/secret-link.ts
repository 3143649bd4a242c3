import { DomainError } from "./errors.ts";
import type { ProblemCode } from "./field-problem.ts";
import { dayAt, dayOfDate, startOfDay } from "./wall-clock.ts";

/** An address with which people book one practice that is not open to all. Instants in ms. */
export type SecretLink = {
  id: string;
  therapistId: string;
  practiceId: string;
  /** For the practitioner alone. */
  name: string;
  /** Used up by the first confirmed booking, also when that is cancelled later. */
  singleUse: boolean;
  /** YYYY-MM-DD in the practitioner's zone; null: until it is revoked. */
  lastDay: string | null;
  /** The end of `lastDay`. */
  endsAt: number | null;
  tokenHash: string;
  /** Encrypted: the practitioner copies the address again. */
  tokenSealed: string;
  createdAt: number;
  revokedAt: number | null;
  /** Confirmed bookings, also those that were cancelled. */
  uses: number;
  lastUsedAt: number | null;
};

export const secretLinkStatuses = ["open", "used", "ended", "revoked"] as const;

export type SecretLinkStatus = (typeof secretLinkStatuses)[number];

export const secretLinkNameMaxLength = 80;

/** Open links of one practitioner. */
const mostSecretLinks = 100;

const longestDays = 2 * 366;

/** Only an open link books. `now` in ms. */
export function secretLinkStatus(
  { singleUse, uses, endsAt, revokedAt }: Pick<
    SecretLink,
    "singleUse" | "uses" | "endsAt" | "revokedAt"
  >,
  now: number,
): SecretLinkStatus {
  if (singleUse && uses > 0) return "used";
  if (revokedAt !== null) return "revoked";
  return endsAt !== null && now >= endsAt ? "ended" : "open";
}

/** ERR_SECRET_LINK_USED, ERR_SECRET_LINK_ENDED. `at` (ms): when the person sent the booking. */
export function requireOpenLink(link: SecretLink | null, at: number): SecretLink {
  const status = link ? secretLinkStatus(link, at) : "ended";
  if (status === "used") throw new DomainError("ERR_SECRET_LINK_USED");
  if (!link || status !== "open") throw new DomainError("ERR_SECRET_LINK_ENDED");
  return link;
}

/**
 * The link after a confirmed booking; null when its one use is taken: the practitioner has accepted another request that
 * came by it.
 */
export function withUse(link: SecretLink, now: number): SecretLink | null {
  if (link.singleUse && link.uses > 0) return null;
  return { ...link, uses: link.uses + 1, lastUsedAt: now };
}

/** A repetition changes nothing. */
export function revoke(link: SecretLink, now: number): SecretLink {
  return link.revokedAt === null ? { ...link, revokedAt: now } : link;
}

/** The end (ms) of a last day in a zone. ERR_INVALID_INPUT for a past day and for one more than two years ahead. */
export function requireLastDay(lastDay: string, timeZone: string, now: number): number {
  const [last, today] = [dayOfDate(lastDay), dayAt(timeZone, now)];
  if (last < today) throw wrongDay("ERR_IN_PAST");
  if (last > today + longestDays) throw wrongDay("ERR_TOO_FAR");
  return startOfDay(timeZone, last + 1);
}

/** ERR_TOO_MANY_SECRET_LINKS. */
export function requireRoomForLink(links: readonly SecretLink[], now: number): void {
  const open = links.filter((link) => secretLinkStatus(link, now) === "open");
  if (open.length >= mostSecretLinks) throw new DomainError("ERR_TOO_MANY_SECRET_LINKS");
}

function wrongDay(errCode: ProblemCode): DomainError {
  return new DomainError("ERR_INVALID_INPUT", { errors: [{ path: "lastDay", errCode }] });
}
