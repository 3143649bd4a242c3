import { day, hour } from "../duration.ts";
import { DomainError } from "../errors.ts";
import { type FieldProblem, problem } from "../field-problem.ts";
import { isPublicHoliday } from "../public-holidays.ts";
import type { Language } from "../text.ts";
import { dateOf, dayAt, type DayNumber, dayOfDate, openTimes, weekdayOf } from "../wall-clock.ts";
import { giftCardAccount, incomeAccount, type PurchaseLine } from "./ledger.ts";

export const giftCardDesigns = [
  "christmas-spruce",
  "quiet-snow",
  "sea-morning",
  "linden-leaf",
  "birch-light",
] as const;

export type GiftCardDesign = (typeof giftCardDesigns)[number];

export const giftCardStates = ["pending", "active", "blocked", "expired", "refunded"] as const;

/** "pending": not paid. "active": it can be spent, also when nothing is left. */
export type GiftCardState = (typeof giftCardStates)[number];

export const giftCardAmount = { least: 1_000, most: 50_000 };
export const suggestedAmounts = [5_000, 7_500, 10_000];
export const giftCardLimits = {
  name: 80,
  message: 300,
  addressLine: 120,
  city: 80,
  postalCode: 12,
};
export const postageCents = 300;
export const validYears = 3;
export const giftCardCountries = ["EE", "FI", "LV", "LT"] as const;

/** How long (days) a buyer can have the money of an unspent card back. */
export const refundDays = 14;

/** Money that comes back to an expired card can be spent for so long (days). */
const extendedDays = 60;

/** A reminder of what is left, so many days before the end. */
export const giftCardReminderDays = [60, 14] as const;

/** Mails leave at nine in the morning, and the post is collected by Estonian working days. */
const giftCardZone = "Europe/Tallinn";
const mailHour = 9;
const postWorkingDays = 4;
const latestInDays = 365;

export type PostalAddress = {
  line1: string;
  city: string;
  postalCode: string;
  country: (typeof giftCardCountries)[number];
};

/** `on` and `arrives` are days (YYYY-MM-DD) in Estonia; `on` null: as soon as the card is paid. */
export type GiftCardDelivery =
  | { by: "email"; to: "recipient" | "buyer"; email: string; on: string | null }
  | { by: "post"; address: PostalAddress; arrives: string };

/** Instants in ms, money in cents. */
export type GiftCard = {
  id: string;
  state: GiftCardState;
  amountCents: number;
  postageCents: number;
  design: GiftCardDesign;
  language: Language;
  buyerUserId: string | null;
  buyerName: string;
  buyerEmail: string;
  recipientName: string;
  message: string;
  delivery: GiftCardDelivery;
  /** When the mail is due; null for the post and until it is paid. */
  deliverAt: number | null;
  sentAt: number | null;
  /** All three null until it is paid. */
  codeHash: string | null;
  codeSealed: string | null;
  last4: string | null;
  activatedAt: number | null;
  expiresAt: number | null;
  /** How many of the reminders of `giftCardReminderDays` were sent. */
  remindersSent: number;
  /** The card that has its money since it was blocked. */
  replacedBy: string | null;
  createdAt: number;
};

/** Where the money of a purchase goes. */
export function giftCardLines(
  { id, amountCents, postageCents }: Pick<GiftCard, "id" | "amountCents" | "postageCents">,
): PurchaseLine[] {
  const card = { account: giftCardAccount(id), amountCents };
  return postageCents === 0
    ? [card]
    : [card, { account: incomeAccount("postage"), amountCents: postageCents }];
}

/** The days that can be chosen, both included (YYYY-MM-DD). `now` in ms. */
export function deliveryDays(now: number) {
  const today = dayAt(giftCardZone, now);
  return {
    earliestMail: dateOf(today),
    earliestArrival: dateOf(workingDaysAfter(today, postWorkingDays)),
    latest: dateOf(today + latestInDays),
  };
}

/** The problems of a chosen day. `now` in ms. */
export function deliveryProblems(delivery: GiftCardDelivery, now: number): FieldProblem[] {
  const { earliestMail, earliestArrival, latest } = deliveryDays(now);
  const [path, chosen, earliest] = delivery.by === "email"
    ? ["delivery.on", delivery.on, earliestMail] as const
    : ["delivery.arrives", delivery.arrives, earliestArrival] as const;
  if (chosen === null) return [];
  if (chosen < earliestMail) return [problem(path, "ERR_IN_PAST")];
  if (chosen < earliest) {
    return [problem(path, "ERR_OUT_OF_RANGE", { least: earliest, most: latest })];
  }
  return chosen > latest ? [problem(path, "ERR_TOO_FAR")] : [];
}

/** When (ms) the mail is due: nine in the morning of its day, but not before `now`. Null for the post. */
function mailDueAt(delivery: GiftCardDelivery, now: number): number | null {
  if (delivery.by === "post") return null;
  if (delivery.on === null) return now;
  return Math.max(now, morningOf(dayOfDate(delivery.on)));
}

/** The card after its payment, with its code. It is valid to the end of the day three years after it arrives. `now` in ms. */
export function activated(
  card: GiftCard,
  code: { codeHash: string; codeSealed: string; last4: string },
  now: number,
): GiftCard {
  const { delivery } = card;
  const arrives = delivery.by === "post" ? delivery.arrives : delivery.on;
  const from = Math.max(dayAt(giftCardZone, now), arrives === null ? 0 : dayOfDate(arrives));
  return {
    ...card,
    ...code,
    state: "active",
    deliverAt: mailDueAt(delivery, now),
    activatedAt: now,
    expiresAt: endOfDay(yearsAfter(from, validYears)),
  };
}

/** The card with another day for its mail. ERR_ALREADY_SENT, ERR_ILLEGAL_TRANSITION for the post and once it has ended. `now` in ms. */
export function withMailOn(card: GiftCard, on: string | null, now: number): GiftCard {
  const hasEnded = card.state !== "pending" && card.state !== "active";
  if (card.delivery.by === "post" || hasEnded) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  if (card.sentAt !== null) throw new DomainError("ERR_ALREADY_SENT");
  const delivery = { ...card.delivery, on };
  const errors = deliveryProblems(delivery, now)
    .map((found) => ({ ...found, path: found.path.replace("delivery.", "") }));
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  const isPaid = card.activatedAt !== null;
  return { ...card, delivery, deliverAt: isPaid ? mailDueAt(delivery, now) : null };
}

/** Throws what the holder may know: ERR_GIFT_CARD_UNKNOWN, ERR_GIFT_CARD_BLOCKED, ERR_GIFT_CARD_EXPIRED. `now` in ms. */
export function requireSpendable(card: GiftCard, now: number): void {
  if (card.state === "pending") throw new DomainError("ERR_GIFT_CARD_UNKNOWN");
  if (card.state === "blocked" || card.state === "refunded") {
    throw new DomainError("ERR_GIFT_CARD_BLOCKED");
  }
  if (hasExpired(card, now)) throw new DomainError("ERR_GIFT_CARD_EXPIRED");
}

/** Also when the job has not stored it yet. `now` in ms. */
export function hasExpired(card: Pick<GiftCard, "state" | "expiresAt">, now: number): boolean {
  return card.state === "expired" ||
    card.state === "active" && card.expiresAt !== null && now >= card.expiresAt;
}

/** The state that people see. `now` in ms. */
export function shownState(card: GiftCard, now: number): GiftCardState {
  return hasExpired(card, now) ? "expired" : card.state;
}

/** A card to which money came back: one that has ended can be spent again for a while. `now` in ms. */
export function afterReturn(card: GiftCard, now: number): GiftCard {
  if (!hasExpired(card, now) && card.state !== "refunded") return card;
  const expiresAt = endOfDay(dayAt(giftCardZone, now) + extendedDays);
  return { ...card, state: "active", expiresAt, remindersSent: 0 };
}

/** How many reminders are due by now. `now` in ms. */
export function remindersDue({ expiresAt }: Pick<GiftCard, "expiresAt">, now: number): number {
  if (expiresAt === null) return 0;
  return giftCardReminderDays.filter((days) => now >= expiresAt - days * day).length;
}

/** The last day (YYYY-MM-DD, Estonia) of an instant that is the end of it. */
export function lastDayOf(expiresAt: number): string {
  return dateOf(dayAt(giftCardZone, expiresAt - hour));
}

export function canSendByMail(
  { state, sentAt, deliverAt }: Pick<GiftCard, "state" | "sentAt" | "deliverAt">,
  now: number,
): boolean {
  return state === "active" && sentAt === null && deliverAt !== null && deliverAt <= now;
}

/** To whom mails about what is left go; null when the card came by post and the address is not known. */
export function holderEmail({ delivery, buyerEmail }: GiftCard): string {
  return delivery.by === "email" ? delivery.email : buyerEmail;
}

function morningOf(number: DayNumber): number {
  const [morning] = openTimes(giftCardZone, number, {
    fromMinute: mailHour * 60,
    toMinute: (mailHour + 1) * 60,
  });
  return morning!.from;
}

function endOfDay(number: DayNumber): number {
  const [last] = openTimes(giftCardZone, number, { fromMinute: 23 * 60, toMinute: 24 * 60 });
  return last!.to;
}

function yearsAfter(number: DayNumber, years: number): DayNumber {
  const date = Temporal.PlainDate.from(dateOf(number)).add({ years });
  return dayOfDate(date.toString());
}

function workingDaysAfter(number: DayNumber, count: number): DayNumber {
  let found = number;
  for (let left = count; left > 0;) {
    found++;
    if (weekdayOf(found) <= 5 && !isPublicHoliday(found)) left--;
  }
  return found;
}
