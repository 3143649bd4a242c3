import type { MailedSession } from "../../ports/mailed-session.ts";
import { fill, type MailRow } from "./filled-mail.ts";
import type { Situation } from "./session-situation.ts";

export function price({ session, texts, times }: Situation): MailRow {
  const { priceCents, paid, isPrepaid, call, offer, reader } = session;
  const label = texts.price;
  if (paid?.byPackage) return { label, value: texts.paidByPackage };
  const amounts = {
    price: times.money(priceCents),
    paid: times.money(paid?.paidCents ?? 0),
    rest: times.money(paid?.restCents ?? 0),
  };
  if (isPrepaid || (paid && paid.restCents === 0)) {
    return { label, value: fill(texts.paid, amounts)! };
  }
  // A video call has no place to pay at.
  const isCall = call !== null || offer?.isVideo === true;
  if (paid) {
    return { label, value: fill(isCall ? texts.paidPartOfCall : texts.paidPart, amounts)! };
  }
  if (priceCents === 0) return { label, value: texts.noCharge };
  const note = isCall && reader === "client" ? { note: texts.payForCall } : {};
  return { label, value: amounts.price, ...note };
}

export function cancelling(situation: Situation): MailRow | null {
  const { session: { freeUntil, offer, reader }, texts, times, now } = situation;
  // A request costs nothing while it waits.
  if (offer?.answeredByTherapist && now > freeUntil) return null;
  const feeCents = lateFeeCents(situation);
  const label = texts.cancelling;
  const isClient = reader === "client";
  if (feeCents === 0) return isClient ? { label, value: texts.cancelNoCharge } : null;
  const sum = { price: times.money(feeCents) };
  const isPaid = paidWhole(situation);
  if (now > freeUntil) {
    const own = isPaid ? texts.cancelLatePaid : texts.cancelLate;
    const therapists = isPaid ? texts.cancelLatePaidTherapist : texts.cancelLateTherapist;
    return { label, value: fill(isClient ? own : therapists, sum)! };
  }
  const later = isPaid ? texts.cancelLaterPaid : texts.cancelLater;
  const laterTherapist = isPaid ? texts.cancelLaterPaidTherapist : texts.cancelLaterTherapist;
  const when = fill(texts.when, {
    date: times.shortDate(freeUntil),
    time: times.time(freeUntil),
  })!;
  return {
    label,
    value: fill(isClient ? texts.cancelFree : texts.cancelFreeTherapist, { when })!,
    note: fill(isClient ? later : laterTherapist, sum)!,
  };
}

/** Whether a fee is kept of what was paid, and not charged on site. */
function paidWhole({ session: { paid, isPrepaid } }: Situation): boolean {
  return isPrepaid === true || paid?.restCents === 0;
}

function lateFeeCents({ session: { priceCents, lateCancelFeeCents = priceCents } }: Situation) {
  return lateCancelFeeCents;
}

export function missing(situation: Situation): MailRow | null {
  const { session: { reader, noShowFeeCents = 0 }, texts, times } = situation;
  if (noShowFeeCents === 0 || reader !== "client") return null;
  const sum = { price: times.money(noShowFeeCents) };
  const text = paidWhole(situation) ? texts.missingKeeps : texts.missingCosts;
  return { label: texts.missing, value: fill(text, sum)! };
}

export function money(situation: Situation): MailRow | null {
  const { session: { change, reader, priceCents, owedCents, paid }, texts, times, kind } =
    situation;
  const isOver = kind === "cancelled" || kind === "waived" || kind === "missed";
  if (paid && isOver) return { label: texts.money, value: moneyBack(situation, paid) };
  const isLate = Boolean(change?.lateHours);
  const feeCents = owedCents ?? (isLate ? lateFeeCents(situation) : 0);
  if (priceCents === 0 || (feeCents === 0 && !isOver)) return null;
  const isClient = reader === "client";
  const label = texts.money;
  if (feeCents === 0) {
    return { label, value: isClient ? texts.owesNothing : texts.owesNothingTherapist };
  }
  if (kind === "missed") {
    return { label, value: fill(texts.owesForMissed, { price: times.money(feeCents) })! };
  }
  const facts = { hours: String(change?.lateHours), price: times.money(feeCents) };
  const text = isLate
    ? isClient ? texts.owesPrice : texts.owesPriceTherapist
    : isClient
    ? texts.owesForMove
    : texts.owesForMoveTherapist;
  return { label, value: fill(text, facts)! };
}

/** What stays with the practitioner of the money that was paid, what goes back where, and what is still owed. */
function moneyBack(
  { session: { change, reader }, texts, times }: Situation,
  { paidCents, restCents, back }: NonNullable<MailedSession["paid"]>,
): string {
  const isClient = reader === "client";
  const kept = change?.lateHours
    ? isClient ? texts.keptLate : texts.keptLateTherapist
    : isClient
    ? texts.kept
    : texts.keptTherapist;
  const whole = paidCents === 0;
  const sentences: [number, string][] = [
    [paidCents, kept],
    [back.order, isClient ? texts.backToPayer : texts.backToPayerTherapist],
    [back["gift-card"], isClient ? texts.backToCard : texts.backToCardTherapist],
    [
      back.package,
      whole
        ? isClient ? texts.backToPackage : texts.backToPackageTherapist
        : isClient
        ? texts.backToPackagePart
        : texts.backToPackagePartTherapist,
    ],
    [restCents, isClient ? texts.restOwed : texts.restOwedTherapist],
  ];
  const said = sentences.filter(([cents]) => cents > 0)
    .map(([cents, text]) =>
      fill(text, { price: times.money(cents), hours: String(change?.lateHours) })
    );
  if (said.length === 0) return isClient ? texts.owesNothing : texts.owesNothingTherapist;
  return said.join(" ");
}
