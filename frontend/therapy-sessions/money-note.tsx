import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Note } from "ui-kit/feedback/note.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { PackageNote } from "../packages/package-note.tsx";
import { sessionPaymentQuery } from "../payments/session-payment.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

/** What of a session is paid with gift cards, and what is left to pay on site. */
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
  // The note about the fee says what is due without a session.
  if (status === "cancelled" || noShow) return <Note icon="gift">{`${paid}.`}</Note>;
  const restCents = priceCents - paidCents;
  const rest = restCents <= 0
    ? t("journal.money.nothing")
    : t("journal.money.rest", { amount: format.money(restCents) });
  return <Note icon="gift">{`${paid}, ${rest}.`}</Note>;
}

/** What of the money for a cancelled session went back, and what the policy kept. */
function PrepaidReturned({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(sessionPaymentQuery(session.id));
  // What was loaded before the cancellation does not say it.
  if (!data || data.ifCancelled) return null;
  const amounts = {
    kept: data.paidCents,
    refunded: data.refundedCents,
    onCards: data.cards.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
  };
  const parts = (["kept", "refunded", "onCards"] as const)
    .filter((way) => amounts[way] > 0)
    .map((way) => t(`journal.money.${way}`, { amount: format.money(amounts[way]) }));
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

type PaidBooking = Pick<TherapySession, "paidCents" | "cancelOutcome" | "lateCancelFeeCents">;

/** For a person with the link of a booking: what comes back, and what the policy keeps. */
export function BookingMoneyBack({ booking }: { booking: PaidBooking }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { paidCents, cancelOutcome, lateCancelFeeCents } = booking;
  if (paidCents === 0) return null;
  const kept = cancelOutcome === "late" ? Math.min(lateCancelFeeCents, paidCents) : 0;
  const back = paidCents - kept;
  const parts = [
    ...(kept > 0 ? [t("journal.money.kept", { amount: format.money(kept) })] : []),
    // A link does not say what of it a gift card has paid.
    back > 0
      ? t("journal.money.toSource", { amount: format.money(back) })
      : t("journal.money.noneBack"),
  ];
  return <Note icon="wallet">{parts.join(" ")}</Note>;
}

/** What comes back the way it was paid, what to gift cards, and what the policy keeps. */
function PrepaidBack({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(sessionPaymentQuery(session.id));
  const back = data?.ifCancelled;
  if (!back) return <Skeleton label={t("shell.loading")} count={1} />;
  const { keptCents, toPayerCents, toGiftCardsCents } = back;
  const parts = [
    ...(keptCents > 0 ? [t("journal.money.kept", { amount: format.money(keptCents) })] : []),
    ...(toPayerCents > 0
      ? [t("journal.money.toPayer", { amount: format.money(toPayerCents) })]
      : []),
    ...(toGiftCardsCents > 0
      ? [t("journal.money.toCards", { amount: format.money(toGiftCardsCents) })]
      : []),
    ...(toPayerCents + toGiftCardsCents === 0 ? [t("journal.money.noneBack")] : []),
  ];
  return <Note icon="wallet">{parts.join(" ")}</Note>;
}
