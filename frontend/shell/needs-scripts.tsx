import { Note } from "ui-kit/feedback/note.tsx";
import { useTranslation } from "../i18n/use-translation.ts";

/** In browsers without scripts, on pages that need them. */
export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Note tone="warning">{t("shell.needsScripts")}</Note>
    </noscript>
  );
}
