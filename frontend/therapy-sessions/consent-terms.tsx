import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Consent } from "../api/consents.ts";

/** The terms of a consent, above the button that gives it. */
export function ConsentTerms({ consent }: { consent: Consent }) {
  const { t } = useTranslation();
  return (
    <Note icon="lock">
      <Text size="small">{consent.text}</Text>
      <Text size="caption" tone="soft">{t("journal.consent.withdraw")}</Text>
    </Note>
  );
}
