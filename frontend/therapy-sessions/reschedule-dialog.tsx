import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { freeTimesHref, newTab } from "../addresses.ts";
import { config } from "../config.ts";
import { useFormat } from "../i18n/use-format.ts";
import { refetchSessions, sessionQuery, type Side, storeAnswer } from "./queries.ts";
import { MovedSession, RescheduleForm } from "./reschedule-form.tsx";
import type { TherapySession } from "./therapy-session.ts";
import { rescheduleSession } from "./use-reschedule.ts";

type Props = {
  session: TherapySession;
  side: Side;
  onClose: () => void;
  onMoved: (moved: TherapySession) => void;
};

function NotHere({ session, side, onClose }: Props) {
  const { t } = useTranslation();
  const { rescheduleUrl, therapist } = session;
  return (
    <Dialog
      open
      title={t("journal.move.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={rescheduleUrl
        ? (
          <Button
            variant="primary"
            href={rescheduleUrl}
            iconAfter="external-link"
            reload
            {...newTab}
          >
            {t("journal.move.openProvider")}
          </Button>
        )
        : side === "me" && (
          <Button href={freeTimesHref(therapist.slug)}>{t("journal.session.bookAgain")}</Button>
        )}
    >
      <MovedSession session={session} side={side} />
      <Note icon={rescheduleUrl ? "external-link" : "info"}>
        {t(rescheduleUrl ? "journal.move.atProvider" : "journal.move.notOffered")}
      </Note>
    </Dialog>
  );
}

export function RescheduleDialog(props: Props) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({ ...sessionQuery(props.session.id), staleTime: 0 });
  const [providerUrl, setProviderUrl] = useState<string | null>(null);
  const queries = useQueryClient();
  const format = useFormat();
  const session = data ?? props.session;
  // In our own calendar no other page can be the one that moves it: the form opens at once.
  if (isPending && !config.scheduling.capabilities.holds) {
    return (
      <Dialog
        open
        title={t("journal.move.title")}
        closeLabel={t("journal.cancel.close")}
        onClose={props.onClose}
      >
        <Skeleton label={t("booking.time.loading")} shape="slots" count={3} />
      </Dialog>
    );
  }
  const eventType = session.eventTypeUrl;
  const rescheduleUrl = session.rescheduleUrl ?? providerUrl;
  if (rescheduleUrl || !eventType) {
    return <NotHere {...props} session={{ ...session, rescheduleUrl }} />;
  }
  return (
    <RescheduleForm
      session={session}
      side={props.side}
      eventType={eventType}
      draftName={`move.${session.id}`}
      send={(move) => rescheduleSession(session.id, move)}
      onClose={props.onClose}
      onMoved={(moved) => {
        storeAnswer(queries, moved);
        refetchSessions(queries);
        props.onMoved(moved);
        void notify({
          tone: "success",
          message: t("journal.move.done", {
            day: format.date(moved.startsAt),
            time: format.time(moved.startsAt),
          }),
        });
      }}
      onProviderOnly={setProviderUrl}
    />
  );
}
