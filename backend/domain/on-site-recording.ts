import { DomainError, type ErrorCode } from "./errors.ts";
import { problem } from "./field-problem.ts";
import { dueAtPrice } from "./money/session-money.ts";
import type { OnSitePayment } from "./on-site-payment.ts";
import {
  type Actor,
  requireAllowed,
  type TherapySession,
  type TherapySessionEntry,
  withNewVersion,
} from "./therapy-session.ts";
import { dateOf, dayAt } from "./wall-clock.ts";

type Payable = TherapySession & Pick<TherapySessionEntry, "paidCents" | "package">;

/** How many days before the session its payment may have been. */
const mostDaysBefore = 366;

/** What the practitioner may take for the session by now, in cents: its price or its fee, without what was paid before. */
export function onSiteDueCents(session: Payable, now: number): number {
  const { package: paying, priceCents, paidCents } = session;
  const due = dueAtPrice({ ...session, priceCents: paying?.amountCents ?? priceCents }, now);
  return Math.max(0, due - paidCents);
}

/** ERR_FORBIDDEN, ERR_NOT_FINISHED before the session, ERR_ALREADY_PAID, ERR_NOTHING_TO_PAY. `now` in ms. */
export function onSiteRefusal(session: Payable, by: Actor | null, now: number): ErrorCode | null {
  if (by !== "therapist") return "ERR_FORBIDDEN";
  if (session.status !== "cancelled" && now < session.startsAt) return "ERR_NOT_FINISHED";
  if (onSiteDueCents(session, now) > 0) return null;
  return session.paidCents > 0 ? "ERR_ALREADY_PAID" : "ERR_NOTHING_TO_PAY";
}

/** The first and the last day on which the session can have been paid. `now` in ms. */
function onSiteDays(
  { startsAt, timeZone }: Pick<TherapySession, "startsAt" | "timeZone">,
  now: number,
): { least: string; most: string } {
  const today = dayAt(timeZone, now);
  const first = Math.min(dayAt(timeZone, startsAt), today) - mostDaysBefore;
  return { least: dateOf(first), most: dateOf(today) };
}

/** Unchanged when it is recorded like this. ERR_INVALID_INPUT; refuses as `onSiteRefusal` says. `now` in ms. */
export function recordOnSitePayment(
  session: Payable,
  by: Actor,
  { amountCents, method, day }: Omit<OnSitePayment, "recordedAt">,
  now: number,
): TherapySession {
  requireAllowed(onSiteRefusal(session, by, now));
  const days = onSiteDays(session, now);
  const most = 2 * session.priceCents;
  const errors = [
    ...(amountCents < 1 || amountCents > most
      ? [problem("amountCents", "ERR_OUT_OF_RANGE", { least: 1, most })]
      : []),
    ...(day < days.least || day > days.most ? [problem("day", "ERR_OUT_OF_RANGE", days)] : []),
  ];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  const stored = session.onSitePayment;
  const isStored = stored?.amountCents === amountCents && stored.method === method &&
    stored.day === day;
  if (isStored) return session;
  return withNewVersion(
    { ...session, onSitePayment: { amountCents, method, day, recordedAt: now } },
    now,
  );
}

/** Unchanged without a record. ERR_FORBIDDEN. `now` in ms. */
export function removeOnSitePayment(
  session: TherapySession,
  by: Actor,
  now: number,
): TherapySession {
  requireAllowed(by === "therapist" ? null : "ERR_FORBIDDEN");
  if (!session.onSitePayment) return session;
  return withNewVersion({ ...session, onSitePayment: null }, now);
}
