import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";

/** Stands beside the page, without React. `backend/http/page-start.ts` shows it when a script does not load. */
export function LoadFailure() {
  const { t } = useTranslation();
  return (
    <Note
      id="load-failure"
      popover="manual"
      tone="error"
      urgent
      actions={<Button small>{t("shell.reload")}</Button>}
    >
      {t("shell.notLoaded")}
    </Note>
  );
}
