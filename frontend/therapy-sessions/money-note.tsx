import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { sessionPaymentQuery } from "../payments/session-payment.ts";
import type { TherapySession } from "./therapy-session.ts";

type Paid = Pick<TherapySession, "id" | "priceCents" | "lateCancelFeeCents" | "cancelOutcome">;

/** What of a session is paid with gift cards, and what is left to pay on site. */
export function MoneyNote({ session }: { session: Pick<TherapySession, "id"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(sessionPaymentQuery(session.id));
  if (!data || data.paidCents === 0) return null;
  const paid = t("journal.money.paid", { amount: format.money(data.paidCents) });
  const rest = data.restCents === 0
    ? t("journal.money.nothing")
    : t("journal.money.rest", { amount: format.money(data.restCents) });
  return <Note icon="gift">{`${paid}, ${rest}.`}</Note>;
}

/** What a cancellation returns to the card. */
export function MoneyBack({ session }: { session: Paid }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(sessionPaymentQuery(session.id));
  if (!data || data.paidCents === 0) return null;
  const fee = session.cancelOutcome === "late" ? session.lateCancelFeeCents : 0;
  const kept = Math.min(fee, data.paidCents);
  const amounts = {
    fee: format.money(kept),
    amount: format.money(data.paidCents - kept),
  };
  const words = kept === 0 ? "back" : kept === data.paidCents ? "backNone" : "backPart";
  return <Note icon="gift">{t(`journal.money.${words}`, amounts)}</Note>;
}
