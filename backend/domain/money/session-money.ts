import { chargedFeeCents } from "../late-fee.ts";
import { canCancel, cancel, statusAt, type TherapySession } from "../therapy-session.ts";
import {
  giftCardAccount,
  orderAccount,
  packageAccount,
  practitionerAccount,
  sessionAccount,
  type Transfer,
} from "./ledger.ts";

/** From where money on a session came, and where it goes back to. An order was paid for that session. */
export type MoneySource = { kind: "gift-card" | "package" | "order"; id: string };

/** Money on a booked session, in cents. `returnedCents` went back to its source. */
export type SessionMoney = {
  id: string;
  source: MoneySource;
  therapySessionId: string;
  amountCents: number;
  returnedCents: number;
  createdAt: number;
};

type PaidSession = TherapySession;

/** The account that has the money while it is on no session. */
function sourceAccount({ kind, id }: MoneySource): string {
  return { "gift-card": giftCardAccount, "package": packageAccount, "order": orderAccount }
    [kind](id);
}

/** What was paid before the session and has not gone back, in cents. */
export function paidCents(money: readonly SessionMoney[]): number {
  return money.reduce((sum, one) => sum + one.amountCents - one.returnedCents, 0);
}

/** What stands on a session, in cents. `priceCents` is what the session or its fee is measured by: with a package, its share. */
export type PaidForSession = {
  priceCents: number;
  /** What was paid and has not gone back. */
  paidCents: number;
  restCents: number;
  /** What went back to each kind of source. */
  back: Record<MoneySource["kind"], number>;
  /** Whether a session of a package pays it. */
  byPackage: boolean;
};

/** Null when nothing was paid before the session. `money` is what is stored after the last change; `now` in ms. */
export function paidForSession(
  session: PaidSession,
  money: readonly SessionMoney[],
  now: number,
): PaidForSession | null {
  if (money.length === 0) return null;
  const credit = money.find(({ source }) => source.kind === "package");
  return {
    priceCents: credit?.amountCents ?? session.priceCents,
    paidCents: paidCents(money),
    restCents: restCents(session, money, now),
    back: returnedTo(money),
    byPackage: credit !== undefined,
  };
}

/** What went back to each kind of source, in cents. */
export function returnedTo(money: readonly SessionMoney[]): PaidForSession["back"] {
  const back = { "gift-card": 0, "package": 0, "order": 0 };
  for (const { source: { kind }, returnedCents } of money) back[kind] += returnedCents;
  return back;
}

/** Only what went back since the money was as in `before`. */
export function withoutReturned(
  paid: PaidForSession,
  before: readonly SessionMoney[],
): PaidForSession {
  const earlier = returnedTo(before);
  const back = { ...paid.back };
  for (const { source: { kind } } of before) back[kind] = paid.back[kind] - earlier[kind];
  return { ...paid, back };
}

/** What is still to pay, in cents: the price, or the fee of a session that did not take place. `now` in ms. */
export function restCents(
  session: PaidSession,
  money: readonly SessionMoney[],
  now: number,
): number {
  const onSite = session.onSitePayment?.amountCents ?? 0;
  return Math.max(0, dueCents(session, money, now) - paidCents(money) - onSite);
}

/** What one session of a package is worth, where one pays this session: it covers all of the session, at any price. */
function creditOn(money: readonly SessionMoney[]): SessionMoney | undefined {
  return money.find(({ source, amountCents, returnedCents }) =>
    source.kind === "package" && returnedCents < amountCents
  );
}

/** What the session costs by now, in cents. `now` in ms. */
function dueCents(session: PaidSession, money: readonly SessionMoney[], now: number): number {
  const priceCents = creditOn(money)?.amountCents ?? session.priceCents;
  return dueAtPrice({ ...session, priceCents }, now);
}

/** The price of the session, or the fee of one that did not take place, in cents. `now` in ms. */
export function dueAtPrice(session: TherapySession, now: number): number {
  const isHeld = session.noShowAt === null && session.status !== "cancelled";
  if (statusAt(session, now) === "booked" || isHeld) return session.priceCents;
  return chargedFeeCents(session);
}

/**
 * What becomes of the money on a session: the practitioner gets what is due once the session is over or cancelled, the rest
 * goes back where it came from, to the last used source first. `money` is in the order in which it was paid; `settledCents` of it
 * the practitioner has already. Repeated without a change of the session it moves nothing. `now` in ms.
 */
export function settlement(
  session: PaidSession,
  money: readonly SessionMoney[],
  settledCents: number,
  now: number,
): { transfers: Transfer[]; returns: { money: SessionMoney; amountCents: number }[] } {
  if (statusAt(session, now) === "booked") return { transfers: [], returns: [] };
  const held = sessionAccount(session.id);
  const owed = practitionerAccount(session.therapistId);
  const kept = paidCents(money);
  const earned = Math.min(kept, dueCents(session, money, now));
  const transfers: Transfer[] = [];
  const difference = earned - settledCents;
  if (difference > 0) transfers.push({ debit: held, credit: owed, amountCents: difference });
  if (difference < 0) transfers.push({ debit: owed, credit: held, amountCents: -difference });

  let rest = kept - earned;
  const returns: { money: SessionMoney; amountCents: number }[] = [];
  for (const one of money.toReversed()) {
    const amountCents = Math.min(rest, one.amountCents - one.returnedCents);
    if (amountCents <= 0) continue;
    rest -= amountCents;
    returns.push({ money: one, amountCents });
    transfers.push({ debit: held, credit: sourceAccount(one.source), amountCents });
  }
  return { transfers, returns };
}

/** What stays with the practitioner, and what goes back to each kind of source, in cents. */
export type MoneyBack = { keptCents: number } & Record<MoneySource["kind"], number>;

/** What becomes of the money when the session is cancelled now; null when it cannot be. `now` in ms. */
export function moneyBack(
  session: PaidSession,
  money: readonly SessionMoney[],
  by: "client" | "therapist",
  now: number,
): MoneyBack | null {
  if (!canCancel(session, by, now)) return null;
  const { returns } = settlement(cancel(session, by, null, now), money, 0, now);
  const back = { "gift-card": 0, "package": 0, "order": 0 };
  for (const { money: { source }, amountCents } of returns) back[source.kind] += amountCents;
  const sum = back["gift-card"] + back.package + back.order;
  return { ...back, keptCents: paidCents(money) - sum };
}
