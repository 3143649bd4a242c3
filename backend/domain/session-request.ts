import type { Admission } from "./admission.ts";
import { answerDeadline } from "./answer-deadline.ts";
import { minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { MeetingType } from "./scheduling.ts";

/** Whose bookings of a practice wait for the practitioner's answer. */
export const approvalRules = ["never", "new-clients", "always"] as const;

export type ApprovalRule = (typeof approvalRules)[number];

export const sessionRequestStatuses = [
  "waiting",
  "accepted",
  "declined",
  "taken-back",
  "lapsed",
] as const;

type SessionRequestStatus = (typeof sessionRequestStatuses)[number];

/** A booking that counts only when the practitioner accepts it; its time is held until `answerBy`. Instants in ms. */
export type SessionRequest = {
  id: string;
  therapistId: string;
  userId: string;
  eventTypeUri: string;
  practiceType: string;
  intro: boolean;
  priceCents: number;
  startsAt: number;
  endsAt: number;
  /** The practitioner's IANA zone. */
  timeZone: string;
  /** The IANA zone in which the client made it; null for requests of earlier versions. */
  clientTimeZone: string | null;
  /** E.164, of the client. */
  phone: string | null;
  meetingType: MeetingType;
  place: string;
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  holdId: string;
  /** Encrypted: only the answer of the practitioner uses it. */
  holdSecretSealed: string;
  createdAt: number;
  answerBy: number;
  status: SessionRequestStatus;
  endedAt: number | null;
  /** What the practitioner writes with the answer. */
  message: string;
  therapySessionId: string | null;
  /** By which the time was requested. */
  secretLinkId: string | null;
};

export const answerMessageMaxLength = 500;

/** At most so many requests of one person wait for answers of all practitioners. */
const mostSessionRequests = 6;

/** A time that leaves less is not requested. */
const leastAnswerTime = 30 * minute;

export function needsAnswer(rule: ApprovalRule, { isClient }: Pick<Admission, "isClient">) {
  return rule === "always" || (rule === "new-clients" && !isClient);
}

/** When (ms) a request made at `now` lapses. ERR_TOO_LATE_TO_REQUEST when too little time is left to answer. */
export function requireAnswerTime(startsAt: number, now: number): number {
  const deadline = answerDeadline(startsAt, now);
  if (deadline < now + leastAnswerTime) throw new DomainError("ERR_TOO_LATE_TO_REQUEST");
  return deadline;
}

/** "lapsed" from its deadline on, even when that is not stored yet. */
export function requestStatusAt(
  { status, answerBy }: Pick<SessionRequest, "status" | "answerBy">,
  now: number,
): SessionRequestStatus {
  return status === "waiting" && now >= answerBy ? "lapsed" : status;
}

/**
 * The request with its end. A repetition changes nothing. ERR_REQUEST_ENDED when it has ended in another way or has
 * lapsed.
 */
export function endRequest(
  request: SessionRequest,
  status: "accepted" | "declined" | "taken-back",
  { now, message = "", therapySessionId = null }: {
    now: number;
    message?: string;
    therapySessionId?: string | null;
  },
): SessionRequest {
  const current = requestStatusAt(request, now);
  if (current === status) return request;
  if (current !== "waiting") throw new DomainError("ERR_REQUEST_ENDED");
  return { ...request, status, endedAt: now, message, therapySessionId };
}

export function lapse(request: SessionRequest, now: number): SessionRequest {
  if (request.status !== "waiting" || now < request.answerBy) return request;
  return { ...request, status: "lapsed", endedAt: request.answerBy };
}

type Span = Pick<SessionRequest, "startsAt" | "endsAt" | "eventTypeUri">;

/** ERR_CLIENT_BUSY when the client waits for another answer about that time, ERR_ONCE_PER_CLIENT, ERR_TOO_MANY_BOOKINGS. */
export function requireNoSuchRequest(
  waiting: readonly Span[],
  wanted: Span,
  { oncePerClient }: { oncePerClient: boolean },
): void {
  if (
    oncePerClient && waiting.some(({ eventTypeUri }) => eventTypeUri === wanted.eventTypeUri)
  ) throw new DomainError("ERR_ONCE_PER_CLIENT");
  const overlaps = waiting.some((other) =>
    other.startsAt < wanted.endsAt && other.endsAt > wanted.startsAt
  );
  if (overlaps) throw new DomainError("ERR_CLIENT_BUSY");
  if (waiting.length >= mostSessionRequests) throw new DomainError("ERR_TOO_MANY_BOOKINGS");
}
