import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { receivedQuestionsQuery } from "./queries.ts";

/** How many questions wait for the practitioner; nothing when none does. */
export function WaitingQuestions() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(receivedQuestionsQuery);
  const count = data.filter(({ status }) => status === "waiting").length;
  if (count === 0) return null;
  return (
    <Note
      tone="warning"
      icon="messages-square"
      actions={<Button small href="/sessions/questions">{t("questions.received.open")}</Button>}
    >
      {t("questions.received.waiting", { count })}
    </Note>
  );
}
