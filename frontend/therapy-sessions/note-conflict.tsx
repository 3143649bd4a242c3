import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/private-note.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import type { Draft } from "../drafts.ts";

/** A note that was written here and meanwhile elsewhere: both texts, and which of them is to stay. */
export function NoteConflict({ draft, pending, onMine, onTheirs, onBoth }: {
  draft: Draft;
  pending?: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onBoth: () => void;
}) {
  const { t } = useTranslation();
  const lock = t("journal.session.onlyYou");
  return (
    <>
      <Note
        tone="warning"
        icon="triangle-alert"
        urgent
        actions={
          <>
            <Button small pending={pending} onClick={onMine}>{t("journal.note.keepMine")}</Button>
            <Button small onClick={onTheirs}>{t("journal.note.keepTheirs")}</Button>
            <Button small variant="quiet" onClick={onBoth}>{t("journal.note.keepBoth")}</Button>
          </>
        }
      >
        {t("journal.note.conflict")}
      </Note>
      <PrivateNote
        title={t("journal.note.mine")}
        text={draft.text || t("journal.note.empty")}
        lock={lock}
      />
      <PrivateNote
        title={t("journal.note.theirs")}
        text={draft.theirs || t("journal.note.empty")}
        lock={lock}
      />
    </>
  );
}
