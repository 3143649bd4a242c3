import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";

/** In browsers without scripts, on pages that need them. */
export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Note tone="warning">{t("shell.needsScripts")}</Note>
    </noscript>
  );
}
