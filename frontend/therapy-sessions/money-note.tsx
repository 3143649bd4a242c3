import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { PackageNote } from "../packages/package-note.tsx";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

/** What of a session is paid with gift cards, and what is left to pay on site. */
export function MoneyNote({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { packageId, paidCents, priceCents, status, noShow } = session;
  if (packageId !== null) return <PackageNote packageId={packageId} />;
  if (paidCents === 0) return null;
  const paid = t("journal.money.paid", { amount: format.money(paidCents) });
  // The note about the fee says what is due without a session.
  if (status === "cancelled" || noShow) return <Note icon="gift">{`${paid}.`}</Note>;
  const restCents = priceCents - paidCents;
  const rest = restCents <= 0
    ? t("journal.money.nothing")
    : t("journal.money.rest", { amount: format.money(restCents) });
  return <Note icon="gift">{`${paid}, ${rest}.`}</Note>;
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
  const words = kept === 0 ? "back" : kept === paidCents ? "backNone" : "backPart";
  return <Note icon="gift">{t(`journal.money.${words}`, amounts)}</Note>;
}
