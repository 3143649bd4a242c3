import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
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

/** Marks that the client did not come; taking it back is confirmed, because the client gets a mail. */
export function NoShow({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const noShow = useNoShow(session);
  const [open, setOpen] = useState(false);
  const { canMarkNoShow, client } = session;
  if (!canMarkNoShow) return null;
  if (session.noShow) {
    return (
      <>
        <Button small variant="quiet" onClick={() => setOpen(true)}>
          {t("sessions.actions.takeBack")}
        </Button>
        {open && (
          <ReasonDialog
            title={t("sessions.fee.takeBackTitle", { name: client.name })}
            text={t("sessions.fee.takeBackText", { name: client.name })}
            confirm={t("sessions.actions.takeBack")}
            keep={t("sessions.fee.keep")}
            change={{
              ...noShow,
              mutate: (reason, callbacks) => noShow.mutate({ noShow: false, reason }, callbacks),
            }}
            done={t("sessions.actions.takenBack")}
            draftName={`came.${session.id}`}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Button
        small
        variant="quiet"
        pending={noShow.isPending}
        onClick={() =>
          noShow.mutate({ noShow: true }, {
            onSuccess: () =>
              void notify({ tone: "success", message: t("sessions.actions.marked") }),
          })}
      >
        {t("sessions.actions.markNoShow")}
      </Button>
      {noShow.error && <Note tone="error" urgent>{showFailure(noShow.error)}</Note>}
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
