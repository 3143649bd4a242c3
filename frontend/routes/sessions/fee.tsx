import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { clientRecordQuery } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useNoShow, useWaiveFee } from "../../therapy-sessions/use-session-changes.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** What the practitioner may charge for a session, and the button that waives it. */
export function Fee({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const waive = useWaiveFee(session);
  const [open, setOpen] = useState(false);
  const { fee, canWaiveFee, client } = session;
  if (!fee) return null;
  const price = format.money(fee.cents);
  if (fee.waived) return <Note>{t("sessions.fee.waived")}</Note>;
  if (session.onSitePayment) return null;
  return (
    <>
      <Note
        actions={canWaiveFee && (
          <Button small onClick={() => setOpen(true)}>{t("sessions.fee.waive")}</Button>
        )}
      >
        {t("sessions.fee.owed", { price, cause: t(`journal.fee.cause.${fee.cause}`) })}
      </Note>
      {open && (
        <ReasonDialog
          title={t("sessions.fee.waiveTitle", { price })}
          text={t("sessions.fee.waiveText", { name: client.name })}
          confirm={t("sessions.fee.waive")}
          keep={t("sessions.fee.keep")}
          change={waive}
          done={t("sessions.fee.done")}
          draftName={`waive.${session.id}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Marks that the client did not come, or takes it back. Both are confirmed, because the client gets a mail. */
export function NoShow({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useNoShow(session);
  const [open, setOpen] = useState(false);
  const { canMarkNoShow, noShow, noShowFeeCents, client: { name } } = session;
  if (!canMarkNoShow) return null;
  const confirm = t(noShow ? "sessions.actions.takeBack" : "sessions.actions.markNoShow");
  const missed = noShowFeeCents > 0
    ? t("sessions.fee.missText", { name, price: format.money(noShowFeeCents) })
    : t("sessions.fee.missFree", { name });
  return (
    <>
      <Button small variant="quiet" onClick={() => setOpen(true)}>{confirm}</Button>
      {open && (
        <ReasonDialog
          title={t(noShow ? "sessions.fee.takeBackTitle" : "sessions.fee.missTitle", { name })}
          text={noShow ? t("sessions.fee.takeBackText", { name }) : missed}
          confirm={confirm}
          keep={t(noShow ? "sessions.fee.keep" : "sessions.leave")}
          change={{
            ...change,
            mutate: (reason, callbacks) => change.mutate({ noShow: !noShow, reason }, callbacks),
          }}
          done={t(noShow ? "sessions.actions.takenBack" : "sessions.actions.marked")}
          draftName={`${noShow ? "came" : "missed"}.${session.id}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** How often this client missed or cancelled late, for this practitioner only. */
export function ClientRecord({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const { data } = useQuery(clientRecordQuery(session));
  if (!data || data.noShows + data.lateCancellations === 0) return null;
  const { noShows, lateCancellations } = data;
  const parts = [
    ...(noShows > 0 ? [t("sessions.fee.noShows", { count: noShows })] : []),
    ...(lateCancellations > 0
      ? [t("sessions.fee.lateCancellations", { count: lateCancellations })]
      : []),
  ];
  return (
    <Text size="small" tone="soft">
      {parts.join(", ")}. {t("sessions.fee.onlyYou")}
    </Text>
  );
}
