import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { type Commenting, ownLastComment } from "../../therapy-sessions/comments.tsx";
import { isAhead, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useCalendarFile } from "../../therapy-sessions/use-calendar-file.ts";

export type Wish = "cancel" | "move";

/** What can be done about a session, the likeliest first. */
export function Actions({ session, now, onWish, onNote, onComment }: {
  session: TherapySession;
  now: number;
  /** Needs a dialog. */
  onWish: (wish: Wish) => void;
  onNote: () => void;
  onComment: (commenting: Commenting) => void;
}) {
  const { t } = useTranslation();
  const file = useCalendarFile(session);
  const { status, therapist, canReschedule, canCancel, canComment } = session;
  const ahead = isAhead(session, now);
  const again = freeTimesHref(therapist.slug);
  return (
    <>
      {ahead && (
        <Button
          small
          icon="calendar-plus"
          pending={file.isPending}
          onClick={() => file.mutate()}
        >
          {t("journal.session.addToCalendar")}
        </Button>
      )}
      {canReschedule && (
        <Button small variant="quiet" onClick={() => onWish("move")}>
          {t("journal.session.move")}
        </Button>
      )}
      {status !== "cancelled" && !session.note && (
        <Button small variant={ahead ? "quiet" : "secondary"} icon="pen-line" onClick={onNote}>
          {t("journal.session.addNote")}
        </Button>
      )}
      {status === "finished" && canComment && (
        <Button
          small
          variant="quiet"
          onClick={() => onComment("new")}
        >
          {t("journal.session.addComment")}
        </Button>
      )}
      {ownLastComment(session) && (
        <Button small variant="quiet" onClick={() => onComment("last")}>
          {t("journal.session.editComment")}
        </Button>
      )}
      {!ahead && (
        <Button small variant="quiet" href={again}>{t("journal.session.bookAgain")}</Button>
      )}
      {ahead && canCancel && (
        <Button small variant="quiet" onClick={() => onWish("cancel")}>
          {t("journal.session.cancel")}
        </Button>
      )}
    </>
  );
}
