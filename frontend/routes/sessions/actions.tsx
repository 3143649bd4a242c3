import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { dayIn } from "../../days.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { AddSessionToCalendar } from "../../therapy-sessions/add-session-to-calendar.tsx";
import { CancelDialog } from "../../therapy-sessions/cancel-dialog.tsx";
import { type Commenting, ownLastComment } from "../../therapy-sessions/comments.tsx";
import { RescheduleDialog } from "../../therapy-sessions/reschedule-dialog.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { AbsenceDialog } from "./absence-dialog.tsx";
import { DelayDialog } from "./delay-dialog.tsx";
import { NoShow } from "./fee.tsx";
import { RecordPayment } from "./payment.tsx";
import { RecommendDialog } from "./recommend-dialog.tsx";
import { useGroupSize } from "./use-group-size.ts";

export function Dialogs({ sessions }: { sessions: TherapySession[] }) {
  const { params, go } = useListAddress();
  const zone = useViewerZone();
  const sessionIn = (name: string) => sessions.find(({ id }) => id === params.get(name));
  const close = (name: string) => go({ [name]: null }, { replace: true });
  const toCancel = sessionIn("cancel");
  const toMove = sessionIn("move");
  const toRecommend = sessionIn("recommend");
  return (
    <>
      {params.has("sick") && (
        <AbsenceDialog
          today={dayIn(zone, Date.now())}
          onClose={() => close("sick")}
        />
      )}
      {params.has("late") && <DelayDialog onClose={() => close("late")} />}
      {toCancel?.canCancel && (
        <CancelDialog
          session={toCancel}
          side="therapist"
          onClose={() => close("cancel")}
          onDone={() => close("cancel")}
        />
      )}
      {toMove?.canReschedule && (
        <RescheduleDialog
          session={toMove}
          side="therapist"
          onClose={() => close("move")}
          onMoved={({ id }) => go({ move: null, open: id }, { replace: true })}
        />
      )}
      {toRecommend?.canRecommend && (
        <RecommendDialog
          session={toRecommend}
          onClose={() => close("recommend")}
        />
      )}
    </>
  );
}

export function Actions({ session, onComment }: {
  session: TherapySession;
  onComment: (commenting: Commenting) => void;
}) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  const { id, status, canComment, canRecommend, canReschedule, canCancel } = session;
  const finished = status === "finished";
  const isGroup = useGroupSize(session) > 1;
  const { name } = session.client;
  return (
    <Row>
      {finished && canComment && (
        <Button small icon="pen-line" onClick={() => onComment("new")}>
          {t("journal.session.addComment")}
        </Button>
      )}
      {canRecommend && (
        <Button
          small
          variant={finished ? "secondary" : "quiet"}
          icon="sprout"
          onClick={() => go({ recommend: id })}
        >
          {t("sessions.actions.recommend")}
        </Button>
      )}
      {canReschedule && (
        <Button small icon="calendar" onClick={() => go({ move: id })}>
          {isGroup ? t("sessions.group.moveOne", { name }) : t("journal.session.move")}
        </Button>
      )}
      {status === "booked" && <AddSessionToCalendar session={session} side="therapist" />}
      {ownLastComment(session) && (
        <Button small variant="quiet" onClick={() => onComment("last")}>
          {t("journal.session.editComment")}
        </Button>
      )}
      {!finished && canComment && status !== "cancelled" && (
        <Button
          small
          variant="quiet"
          onClick={() => onComment("new")}
        >
          {t("journal.session.addComment")}
        </Button>
      )}
      <RecordPayment session={session} />
      <NoShow session={session} />
      {canCancel && (
        <Button small variant="quiet" onClick={() => go({ cancel: id })}>
          {isGroup ? t("sessions.group.cancelOne", { name }) : t("journal.session.cancel")}
        </Button>
      )}
    </Row>
  );
}
