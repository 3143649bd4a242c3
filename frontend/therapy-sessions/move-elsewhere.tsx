import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { freeTimesHref, newTab } from "../addresses.ts";
import { About, type MoveProps } from "./move-about.tsx";

/** Some sessions can only be moved elsewhere, and some no more. */
export function MoveElsewhere({ session, side, onClose }: MoveProps) {
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
          <Button href={freeTimesHref(therapist.slug)}>
            {t("journal.session.bookAgain")}
          </Button>
        )}
    >
      <About session={session} side={side} />
      <Note icon={rescheduleUrl ? "external-link" : "info"}>
        {t(rescheduleUrl ? "journal.move.atProvider" : "journal.move.notOffered")}
      </Note>
    </Dialog>
  );
}
