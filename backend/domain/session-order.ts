import { minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { paymentOpenFor } from "./money/payment.ts";
import type { MeetingType } from "./scheduling.ts";
import type { Language } from "./text.ts";
import type { Practice, Therapist } from "./therapist.ts";

export const sessionOrderStatuses = ["waiting", "booked", "lapsed", "taken-back"] as const;

type SessionOrderStatus = (typeof sessionOrderStatuses)[number];

/** A booking that counts once it is paid; its time is held until `payBy`. Instants in ms, money in cents. */
export type SessionOrder = {
  id: string;
  therapistId: string;
  userId: string;
  language: Language;
  eventTypeUri: string;
  practiceType: string;
  intro: boolean;
  priceCents: number;
  startsAt: number;
  endsAt: number;
  /** The practitioner's IANA zone. */
  timeZone: string;
  clientTimeZone: string;
  /** E.164, of the client. */
  phone: string | null;
  meetingType: MeetingType;
  place: string;
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  holdId: string;
  /** Encrypted: only the payment uses it. */
  holdSecretSealed: string;
  giftCardId: string | null;
  /** What is kept of the card; the rest is paid on the page of the provider. */
  giftCardCents: number;
  createdAt: number;
  payBy: number;
  status: SessionOrderStatus;
  endedAt: number | null;
  therapySessionId: string | null;
  /** By which the time was booked. */
  secretLinkId: string | null;
};

/** However often a payment is tried again, the time is kept no longer (ms). */
const longestOrder = 2 * paymentOpenFor;

/** A payment is not begun when less is left to the end of the order or the start of the session. */
const leastPayTime = 5 * minute;

/** Whether a session of a practice is paid before it is booked. */
export function isPaidBefore(
  { prepaid }: Pick<Therapist, "prepaid">,
  { priceCents }: Pick<Practice, "priceCents">,
  { hasCompanions }: { hasCompanions: boolean },
): boolean {
  return prepaid && priceCents > 0 && !hasCompanions;
}

/** What is left to pay before the session is booked, in cents. */
export function toPayCents(
  { priceCents, giftCardCents }: Pick<SessionOrder, "priceCents" | "giftCardCents">,
): number {
  return priceCents - giftCardCents;
}

/** When (ms) an order made at `now` lapses. ERR_TOO_LATE_TO_PAY when the session begins before one can pay. */
export function requirePayTime(startsAt: number, now: number): number {
  if (startsAt < now + leastPayTime) throw new DomainError("ERR_TOO_LATE_TO_PAY");
  return Math.min(now + paymentOpenFor, startsAt);
}

/** The order while another payment is tried. ERR_ORDER_ENDED. `now` in ms. */
export function withLongerPayTime(order: SessionOrder, now: number): SessionOrder {
  if (orderStatusAt(order, now) !== "waiting") throw new DomainError("ERR_ORDER_ENDED");
  const latest = Math.min(order.createdAt + longestOrder, order.startsAt);
  return { ...order, payBy: Math.max(order.payBy, Math.min(now + paymentOpenFor, latest)) };
}

/** "lapsed" from its end on, even when that is not stored yet. */
export function orderStatusAt(
  { status, payBy }: Pick<SessionOrder, "status" | "payBy">,
  now: number,
): SessionOrderStatus {
  return status === "waiting" && now >= payBy ? "lapsed" : status;
}

/** Whether money that comes now may still book it: also after it has lapsed, when the time is free. */
export function mayBook({ status, startsAt }: SessionOrder, now: number): boolean {
  return (status === "waiting" || status === "lapsed") && now < startsAt;
}

export function bookedOrder(
  order: SessionOrder,
  therapySessionId: string,
  now: number,
): SessionOrder {
  return { ...order, status: "booked", endedAt: now, therapySessionId };
}

/** The client chooses another way. A repetition changes nothing. ERR_ORDER_ENDED once it is booked or has lapsed. */
export function takeBackOrder(order: SessionOrder, now: number): SessionOrder {
  const current = orderStatusAt(order, now);
  if (current === "taken-back") return order;
  if (current !== "waiting") throw new DomainError("ERR_ORDER_ENDED");
  return { ...order, status: "taken-back", endedAt: now };
}

export function lapseOrder(order: SessionOrder, now: number): SessionOrder {
  if (order.status !== "waiting" || now < order.payBy) return order;
  return { ...order, status: "lapsed", endedAt: order.payBy };
}
