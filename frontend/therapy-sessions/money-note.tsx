import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Note } from "ui-kit/feedback/note.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import type { components } from "../api/schema.d.ts";
import { useFormat } from "../i18n/use-format.ts";
import { PackageNote } from "../packages/package-note.tsx";
import { sessionPaymentQuery } from "../payments/session-payment.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

/** What of a session is paid with gift cards, and what is left to pay. */
export function MoneyNote({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { packageId, paidCents, priceCents, status, noShow } = session;
  if (packageId !== null) return <PackageNote packageId={packageId} />;
  if (session.prepaid && status === "cancelled") return <PrepaidReturned session={session} />;
  if (paidCents === 0) return null;
  const paid = t(session.prepaid ? "journal.money.prepaid" : "journal.money.paid", {
    amount: format.money(paidCents),
  });
  if (session.prepaid && paidCents >= priceCents) return <Note icon="wallet">{`${paid}.`}</Note>;
  // The notes about the fee and the payment on site say the rest.
  if (status === "cancelled" || noShow || session.onSitePayment) {
    return <Note icon="gift">{`${paid}.`}</Note>;
  }
  const restCents = priceCents - paidCents;
  const rest = restCents <= 0
    ? t("journal.money.nothing")
    : t("journal.money.rest", { amount: format.money(restCents) });
  return <Note icon="gift">{`${paid}, ${rest}.`}</Note>;
}

/** What of the money for a cancelled session went back, and what the policy kept. */
function PrepaidReturned({ session }: { session: TherapySession }) {
  const { data } = useQuery(sessionPaymentQuery(session.id));
  // What was loaded before the cancellation does not say it.
  if (!data || data.ifCancelled) return null;
  const returned = {
    toPayerCents: data.refundedCents,
    toGiftCardsCents: data.cards.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
    toPackageCents: 0,
  };
  return <ReturnedNote returned={returned} keptCents={data.paidCents} />;
}

/** For a person with the link of a cancelled booking. */
export function BookingReturned({ booking }: { booking: PaidBooking }) {
  const { returned, paidCents } = booking;
  return <ReturnedNote returned={returned} keptCents={paidCents} />;
}

type Returned = PaidBooking["returned"];

function ReturnedNote({ returned, keptCents }: { returned: Returned; keptCents: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { toPayerCents, toGiftCardsCents, toPackageCents } = returned;
  const onPackage = keptCents === 0 ? "onPackage" : "onPackagePart";
  const ways = [["kept", keptCents], ["refunded", toPayerCents], ["onCards", toGiftCardsCents], [
    onPackage,
    toPackageCents,
  ]] as const;
  const parts = ways.filter(([, cents]) => cents > 0)
    .map(([way, cents]) => t(`journal.money.${way}`, { amount: format.money(cents) }));
  return parts.length > 0 && <Note icon="wallet">{parts.join(" ")}</Note>;
}

/** What a cancellation by `side` returns to the card. */
export function MoneyBack({ session, side }: { session: TherapySession; side: Side }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { packageId, paidCents, cancelOutcome, lateCancelFeeCents } = session;
  if (paidCents === 0) return null;
  const fee = side === "me" && cancelOutcome === "late" ? lateCancelFeeCents : 0;
  const kept = Math.min(fee, paidCents);
  const amounts = { fee: format.money(kept), amount: format.money(paidCents - kept) };
  if (packageId !== null) {
    const returned = kept === 0 ? "package" : kept === paidCents ? "packageNone" : "packagePart";
    return <Note icon="package">{t(`journal.money.${returned}`, amounts)}</Note>;
  }
  if (session.prepaid) return <PrepaidBack session={session} />;
  const words = kept === 0 ? "back" : kept === paidCents ? "backNone" : "backPart";
  return <Note icon="gift">{t(`journal.money.${words}`, amounts)}</Note>;
}

type PaidBooking = Pick<
  components["schemas"]["BookedSession"],
  "paidCents" | "ifCancelled" | "returned"
>;

/** For a person with the link of a booking. */
export function BookingMoneyBack(
  { booking: { paidCents, ifCancelled } }: { booking: PaidBooking },
) {
  return paidCents > 0 && ifCancelled && <BackNote back={ifCancelled} />;
}

function PrepaidBack({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const { data } = useQuery(sessionPaymentQuery(session.id));
  const back = data?.ifCancelled;
  return back ? <BackNote back={back} /> : <Skeleton label={t("shell.loading")} count={1} />;
}

/** What comes back the way it was paid, what to gift cards or the package, and what the policy keeps. */
function BackNote({ back }: { back: NonNullable<PaidBooking["ifCancelled"]> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { keptCents, toPayerCents, toGiftCardsCents, toPackageCents } = back;
  // A package pays all of a session.
  if (toPackageCents > 0) {
    const amounts = { fee: format.money(keptCents), amount: format.money(toPackageCents) };
    const words = keptCents === 0 ? "package" : "packagePart";
    return <Note icon="package">{t(`journal.money.${words}`, amounts)}</Note>;
  }
  const ways = [["kept", keptCents], ["toPayer", toPayerCents], [
    "toCards",
    toGiftCardsCents,
  ]] as const;
  const parts = ways.filter(([, cents]) => cents > 0)
    .map(([way, cents]) => t(`journal.money.${way}`, { amount: format.money(cents) }));
  if (toPayerCents + toGiftCardsCents === 0) parts.push(t("journal.money.noneBack"));
  return <Note icon="wallet">{parts.join(" ")}</Note>;
}
