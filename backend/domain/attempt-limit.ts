import { day, hour, minute, second } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { Quota } from "./quota.ts";

/** Counted requests or failures under one key. Instants in ms. */
export type Attempt = { count: number; windowStartedAt: number; blockedUntil: number | null };

type WindowLimit = { limit: number; windowMs: number };

/** A network may be a whole office, so most of its limits are high. */
export const limits = {
  failedLoginsPerNetwork: { limit: 30, windowMs: 15 * minute },
  registrationsPerNetwork: { limit: 300, windowMs: hour },
  mailsPerMailboxAndNetwork: { limit: 10, windowMs: hour },
  mailsPerMailbox: { limit: 40, windowMs: hour },
  /** A visitor who compares times holds one after the other. */
  holdsPerVisitor: { limit: 60, windowMs: hour },
  holdsPerPartner: { limit: 1200, windowMs: hour },
  /** Each booking and each move sends a mail to the practitioner, and a cancellation follows a booking. */
  bookingsAndMovesPerPerson: { limit: 30, windowMs: hour },
  /** A practitioner may enter a week of bookings by hand; each mails the client. */
  bookingsForClientsPerPerson: { limit: 80, windowMs: hour },
  movesPerSession: { limit: 10, windowMs: hour },
  codesPerMailboxAndNetwork: { limit: 8, windowMs: hour },
  /** Also bounds the tries at long codes: 40 codes an hour with five tries each are 4,800 a day. */
  codesPerMailbox: { limit: 40, windowMs: hour },
  /** Ten tries at six digits a day; further codes are longer. A code that was used does not count. */
  shortCodesPerMailbox: { limit: 2, windowMs: day },
  /** Each may go to another address. */
  codesPerHold: { limit: 5, windowMs: hour },
  codesPerNetwork: { limit: 60, windowMs: hour },
  wrongCodesPerMailboxAndNetwork: { limit: 15, windowMs: day },
  wrongCodesPerNetwork: { limit: 30, windowMs: hour },
  mailsPerNetwork: { limit: 300, windowMs: hour },
  /** A page of a whole office may offer passkeys at every login. */
  passkeyChallengesPerNetwork: { limit: 600, windowMs: hour },
  uploadsPerPerson: { limit: 30, windowMs: hour },
  /** A profile with a full gallery, and each file tried twice. */
  newUploadsPerPerson: { limit: 120, windowMs: hour },
  calendarReadingsPerPerson: { limit: 60, windowMs: hour },
  /** Each mails another practitioner. */
  assistantInvitationsPerPerson: { limit: 20, windowMs: hour },
  teamInvitationsPerPerson: { limit: 40, windowMs: hour },
  savedSearchesPerPerson: { limit: 60, windowMs: hour },
  secretLinksPerPerson: { limit: 60, windowMs: hour },
  /** A program may read a calendar every few seconds. */
  requestsPerApiKey: { limit: 300, windowMs: minute },
  webhookChecksPerPerson: { limit: 60, windowMs: hour },
  newApiKeysPerPerson: { limit: 30, windowMs: hour },
  secretLinkOpeningsPerNetwork: { limit: 300, windowMs: hour },
  courseChangesPerPerson: { limit: 1200, windowMs: hour },
  /** A guessed code opens a course; nine in ten of the eight letters are no code at all. */
  courseCodesPerPerson: { limit: 20, windowMs: hour },
  courseCodesPerNetwork: { limit: 60, windowMs: hour },
  certificateChecksPerNetwork: { limit: 60, windowMs: hour },
  certificatePdfsPerPerson: { limit: 30, windowMs: hour },
  purchasesPerNetwork: { limit: 60, windowMs: hour },
  /** A guess has one chance in 2⁶³; the limits only keep the log readable, so no card is refused for them. */
  wrongGiftCardCodesPerNetwork: { limit: 40, windowMs: hour },
  wrongGiftCardCodesPerPerson: { limit: 20, windowMs: hour },
  /** Who read the first and the last group has one chance in 2²⁷, so cards are refused for this one too. */
  wrongGiftCardCodesPerPrefix: { limit: 10, windowMs: hour },
  redemptionsPerPerson: { limit: 60, windowMs: hour },
  paymentQuestionsPerPayment: { limit: 60, windowMs: hour },
  moneyPdfsPerNetwork: { limit: 60, windowMs: hour },
  waitingListsPerPerson: { limit: 30, windowMs: hour },
  newFeedsPerPerson: { limit: 30, windowMs: hour },
  readingsPerFeed: { limit: 120, windowMs: hour },
  exportsPerPerson: { limit: 10, windowMs: hour },
  /** A visitor may change answers and look again. */
  assessmentsPerNetwork: { limit: 600, windowMs: hour },
  /** Each answer saves the draft, and a person may take the test again. */
  suitabilitySavesPerPerson: { limit: 600, windowMs: hour },
  resultMailsPerPerson: { limit: 10, windowMs: hour },
  /** Each mails a practitioner. */
  questionMessagesPerPerson: { limit: 20, windowMs: day },
  /** Each mails a client. */
  answersToQuestionsPerPerson: { limit: 200, windowMs: day },
  resultPdfsPerPerson: { limit: 30, windowMs: hour },
  departuresPerNetwork: { limit: 300, windowMs: hour },
  /** An administrator reads each of them. */
  reviewsPerPerson: { limit: 30, windowMs: hour },
  reportsPerPerson: { limit: 20, windowMs: hour },
  reportsPerNetwork: { limit: 20, windowMs: hour },
  /** Reports of one review without an account. */
  sameReportPerNetwork: { limit: 1, windowMs: day },
  /** Each may mail a stranger. */
  leadsPerNetwork: { limit: 5, windowMs: hour },
  leadsPerNetworkAndDay: { limit: 20, windowMs: day },
  leadsOfAllNetworks: { limit: 200, windowMs: hour },
} as const satisfies Record<string, WindowLimit>;

export type LimitName = keyof typeof limits;

/** With the attempts that are still compared after the limit and answered only when the password is right. */
export const failedLoginsWithReserve: WindowLimit = {
  ...limits.failedLoginsPerNetwork,
  limit: 2 * limits.failedLoginsPerNetwork.limit,
};

const mailsOfCrowdedMailbox = { from: 16, limit: 2 };

/**
 * How many mails a network may request to a mailbox that got `all` within the window: only a few once it got many, so
 * that few networks do not use up what is left for others. `now` in ms.
 */
export function shareOfNetwork(
  all: Attempt | null,
  { limit, windowMs }: WindowLimit,
  now: number,
): WindowLimit {
  const { from, limit: few } = mailsOfCrowdedMailbox;
  const isCrowded = all !== null && all.count >= from && now < all.windowStartedAt + windowMs;
  return { limit: isCrowded ? few : limit, windowMs };
}

const freeFailures = 5;
const longestDelayMs = 15 * minute;

/** Failures expire so long after the first one, so that no account stays locked. */
export const failuresExpireAfterMs = day;

/** An account's sign-ins from a network count for so long after the last one with a password. */
export const knownNetworksExpireAfterMs = 30 * day;

/** Counts a failure. The first four are free, then the delay doubles from 1 s to 15 min. `now` in ms. */
export function afterFailure(attempt: Attempt | null, now: number): Attempt {
  const counted = attempt && now < attempt.windowStartedAt + failuresExpireAfterMs
    ? attempt
    : { count: 0, windowStartedAt: now };
  const count = counted.count + 1;
  const delayMs = Math.min(second * 2 ** (count - freeFailures), longestDelayMs);
  return {
    count,
    windowStartedAt: counted.windowStartedAt,
    blockedUntil: count < freeFailures ? null : now + delayMs,
  };
}

/** Throws ERR_TOO_MANY_REQUESTS while a delay after failures lasts. `now` in ms. */
export function requireNotBlocked(attempt: Attempt | null, now: number): void {
  const until = attempt?.blockedUntil ?? 0;
  if (until > now) refuse(until - now);
}

export function afterRequest(attempt: Attempt | null, limit: WindowLimit, now: number): Attempt {
  requireRoom(attempt, limit, now);
  return counted(attempt, limit, now);
}

/** Counts without a refusal. `now` in ms. */
export function counted(
  attempt: Attempt | null,
  limit: Pick<WindowLimit, "windowMs">,
  now: number,
): Attempt {
  const sameWindow = attempt && now < attempt.windowStartedAt + limit.windowMs;
  if (!sameWindow) return { count: 1, windowStartedAt: now, blockedUntil: null };
  return { ...attempt, count: attempt.count + 1 };
}

/** Throws ERR_TOO_MANY_REQUESTS when the window is full, without counting. `now` in ms. */
export function requireRoom(attempt: Attempt | null, limit: WindowLimit, now: number): void {
  if (!attempt || hasRoom(attempt, limit, now)) return;
  const quota = quotaLeft(attempt, limit);
  refuse(quota.endsAt - now, quota);
}

/** Whether the window has room for one more. `now` in ms. */
export function hasRoom(
  attempt: Attempt | null,
  { limit, windowMs }: WindowLimit,
  now: number,
): boolean {
  return !attempt || attempt.count < limit || now >= attempt.windowStartedAt + windowMs;
}

export function quotaLeft(
  { count, windowStartedAt }: Pick<Attempt, "count" | "windowStartedAt">,
  { limit, windowMs }: WindowLimit,
): Quota {
  return { limit, windowMs, left: Math.max(0, limit - count), endsAt: windowStartedAt + windowMs };
}

function refuse(waitMs: number, quota?: Quota): never {
  const retryAfter = Math.ceil(waitMs / second);
  throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter, ...(quota && { quota }) });
}
