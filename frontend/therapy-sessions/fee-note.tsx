import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { TherapySession } from "./therapy-session.ts";

/** What the client owes beside the price, or that the practitioner has waived it. */
export function FeeNote({ session: { fee, therapist, onSitePayment } }: {
  session: Pick<TherapySession, "fee" | "onSitePayment"> & { therapist: { name: string } };
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!fee || onSitePayment && !fee.waived) return null;
  return (
    <Note>
      {fee.waived ? t("journal.fee.waived", { name: therapist.name }) : t("journal.fee.owed", {
        price: format.money(fee.cents),
        cause: t(`journal.fee.cause.${fee.cause}`),
      })}
    </Note>
  );
}
