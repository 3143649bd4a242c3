import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { type Commenting, ownLastComment } from "../../therapy-sessions/comments.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";
import { useCalendarFile } from "../../therapy-sessions/use-calendar-file.ts";
import { useNoShow } from "../../therapy-sessions/use-session-changes.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

function NoShow({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const noShow = useNoShow(session);
  if (!session.canMarkNoShow) return null;
  const wanted = !session.noShow;
  const words = wanted ? "markNoShow" : "takeBack";
  return (
    <>
      <Button
        small
        variant="quiet"
        pending={noShow.isPending}
        onClick={() =>
          noShow.mutate(wanted, {
            onSuccess: () =>
              void notify({
                tone: "success",
                message: t(wanted ? "sessions.actions.marked" : "sessions.actions.takenBack"),
              }),
          })}
      >
        {t(`sessions.actions.${words}`)}
      </Button>
      {noShow.error && <Note tone="error" urgent>{sayFailure(noShow.error)}</Note>}
    </>
  );
}

/** What a practitioner can do about a session, the likeliest first. */
export function Actions({ session, onComment }: {
  session: TherapySession;
  onComment: (commenting: Commenting) => void;
}) {
  const { t } = useTranslation();
  const { go } = useAddress();
  const file = useCalendarFile(session);
  const { id, status, canComment, canRecommend, canReschedule, canCancel } = session;
  const finished = status === "finished";
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
          {t("journal.session.move")}
        </Button>
      )}
      {status === "booked" && (
        <Button
          small
          variant="quiet"
          icon="calendar-plus"
          pending={file.isPending}
          onClick={() => file.mutate()}
        >
          {t("journal.session.addToCalendar")}
        </Button>
      )}
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
      <NoShow session={session} />
      {canCancel && (
        <Button small variant="quiet" onClick={() => go({ cancel: id })}>
          {t("journal.session.cancel")}
        </Button>
      )}
    </Row>
  );
}
