import { day } from "../duration.ts";
import { DomainError } from "../errors.ts";
import { type FieldProblem, problem } from "../field-problem.ts";
import type { Language } from "../text.ts";
import type { TherapySession } from "../therapy-session.ts";
import type { Practice } from "../therapist.ts";
import { dateOf, dayAt, type DayNumber, dayOfDate, startOfDay } from "../wall-clock.ts";
import { packageAccount, type PurchaseLine } from "./ledger.ts";
import { paymentMaxCents } from "./payment.ts";

export const packageSessions = { least: 2, most: 20 };
export const packageMonths = { least: 3, most: 24 };

/** The least that one session of a package costs, in cents. */
const leastPerSession = 100;

/** Offers of one practitioner. */
const mostOffers = 40;

/** A reminder of what is left, so many days before the end. */
export const packageReminderDays = 30;

/** Money that comes back to an ended package can be used for so long (days). */
const extendedDays = 60;

const packageZone = "Europe/Tallinn";

/** What a practitioner offers: a number of sessions of one practice at a price. Instants in ms. */
export type PackageOffer = {
  id: string;
  therapistId: string;
  practiceId: string;
  sessions: number;
  priceCents: number;
  /** How many months after the purchase it can be used. */
  validMonths: number;
  isOnSale: boolean;
  createdAt: number;
  updatedAt: number;
};

export type OfferTerms = Pick<
  PackageOffer,
  "practiceId" | "sessions" | "priceCents" | "validMonths" | "isOnSale"
>;

export const packageStates = ["pending", "active", "expired", "refunded"] as const;

/** "pending": not paid. "active": it can be used, also when nothing is left. */
type PackageState = (typeof packageStates)[number];

/** What a client bought, with the terms of that day. Instants in ms, money in cents. */
export type Package = {
  id: string;
  state: PackageState;
  /** By which it was sold; null when it is deleted. */
  offerId: string | null;
  therapistId: string;
  practiceId: string;
  practiceType: string;
  durationMinutes: number;
  sessions: number;
  priceCents: number;
  validMonths: number;
  /** Null when the account was erased. */
  buyerUserId: string | null;
  language: Language;
  activatedAt: number | null;
  expiresAt: number | null;
  /** When the mail about the end went out. */
  remindedAt: number | null;
  createdAt: number;
};

/** ERR_PRACTICE_NOT_OFFERED, ERR_INVALID_INPUT for a package that is dearer than its sessions. */
export function requireOfferable(
  { practiceId, sessions, priceCents }: OfferTerms,
  practices: readonly Practice[],
): Practice {
  const practice = practices.find(({ id }) => id === practiceId);
  if (!practice || practice.intro || practice.priceCents === 0) {
    throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  }
  const errors: FieldProblem[] = [];
  const least = sessions * leastPerSession;
  const most = Math.min(sessions * practice.priceCents, paymentMaxCents);
  if (priceCents < least) errors.push(problem("priceCents", "ERR_TOO_SMALL", { least }));
  if (priceCents > most) errors.push(problem("priceCents", "ERR_TOO_BIG", { most }));
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  return practice;
}

/** ERR_TOO_MANY_PACKAGES. */
export function requireRoomForOffer(offers: readonly PackageOffer[]): void {
  if (offers.length >= mostOffers) throw new DomainError("ERR_TOO_MANY_PACKAGES");
}

/** What of the single price a buyer saves, in cents; 0 when the sessions have become cheaper. */
export function savedCents(
  { sessions, priceCents }: Pick<PackageOffer, "sessions" | "priceCents">,
  { priceCents: single }: Pick<Practice, "priceCents">,
): number {
  return Math.max(0, sessions * single - priceCents);
}

/** What one session of a package is worth, in whole cents. */
export function creditCents({ sessions, priceCents }: Pick<Package, "sessions" | "priceCents">) {
  return Math.floor(priceCents / sessions);
}

/** How many whole sessions the money on a package (cents) pays. */
export function creditsLeft(
  terms: Pick<Package, "sessions" | "priceCents">,
  balanceCents: number,
): number {
  return Math.floor(balanceCents / creditCents(terms));
}

/**
 * What the next session takes from the money on a package, in cents: one credit, and the cents by which the price does not
 * divide. ERR_PACKAGE_USED_UP.
 */
export function nextCreditCents(
  terms: Pick<Package, "sessions" | "priceCents">,
  balanceCents: number,
): number {
  const credit = creditCents(terms);
  if (balanceCents < credit) throw new DomainError("ERR_PACKAGE_USED_UP");
  const over = balanceCents % credit;
  return over < terms.sessions ? credit + over : credit;
}

/** Where the money of a purchase goes. */
export function packageLines(
  { id, priceCents }: Pick<Package, "id" | "priceCents">,
): PurchaseLine[] {
  return [{ account: packageAccount(id), amountCents: priceCents }];
}

/** The package after its payment. It is valid to the end of the day so many months later. `now` in ms. */
export function activatedPackage(sold: Package, now: number): Package {
  const last = monthsAfter(dayAt(packageZone, now), sold.validMonths);
  return { ...sold, state: "active", activatedAt: now, expiresAt: endOfDay(last) };
}

/** Also when the job has not stored it yet. `now` in ms. */
export function hasPackageExpired(
  { state, expiresAt }: Pick<Package, "state" | "expiresAt">,
  now: number,
): boolean {
  return state === "expired" || state === "active" && expiresAt !== null && now >= expiresAt;
}

/** The state that people see. `now` in ms. */
export function shownPackageState(sold: Package, now: number): PackageState {
  return hasPackageExpired(sold, now) ? "expired" : sold.state;
}

/** A package to which money came back: one that has ended can be used again for a while. `now` in ms. */
export function packageAfterReturn(sold: Package, now: number): Package {
  const isOver = hasPackageExpired(sold, now) || sold.state === "refunded";
  return isOver ? { ...extendedPackage(sold, now), state: "active" } : sold;
}

/** The package with a later end. `now` in ms. */
export function extendedPackage(sold: Package, now: number): Package {
  const expiresAt = endOfDay(dayAt(packageZone, now) + extendedDays);
  return { ...sold, expiresAt, remindedAt: null };
}

/** Whether the mail about the end is due. `now` in ms. */
export function isPackageReminderDue(
  { expiresAt, remindedAt }: Pick<Package, "expiresAt" | "remindedAt">,
  now: number,
): boolean {
  return expiresAt !== null && remindedAt === null && now >= expiresAt - packageReminderDays * day;
}

type UsedOn = Pick<
  TherapySession,
  "therapistId" | "practiceType" | "intro" | "startsAt" | "endsAt"
>;

/**
 * Whether a package pays a session: one of its practice, as long as it was when the package was sold or is by now. `practice`
 * is that of the package, where it is still offered.
 */
export function fitsPackage(
  sold: Pick<Package, "therapistId" | "practiceType" | "durationMinutes">,
  session: UsedOn,
  practice: Pick<Practice, "durationMinutes"> | undefined,
): boolean {
  const minutes = Math.round((session.endsAt - session.startsAt) / 60_000);
  return session.therapistId === sold.therapistId &&
    session.practiceType === sold.practiceType && !session.intro &&
    (minutes === sold.durationMinutes || minutes === practice?.durationMinutes);
}

/** Throws what its buyer may know: ERR_NOT_FOUND, ERR_PACKAGE_ENDED. `now` in ms. */
export function requireUsable(sold: Package, now: number): void {
  if (sold.state === "pending") throw new DomainError("ERR_NOT_FOUND");
  if (shownPackageState(sold, now) !== "active") throw new DomainError("ERR_PACKAGE_ENDED");
}

function endOfDay(number: DayNumber): number {
  return startOfDay(packageZone, number + 1);
}

function monthsAfter(number: DayNumber, months: number): DayNumber {
  return dayOfDate(Temporal.PlainDate.from(dateOf(number)).add({ months }).toString());
}
