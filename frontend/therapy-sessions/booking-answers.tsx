import { useTranslation } from "react-i18next";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { TherapySession } from "./therapy-session.ts";

/** What the client wrote on the booking form. */
export function BookingAnswers({ session: { answers } }: { session: TherapySession }) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <Stack gap="tight" as="section" aria-label={t("journal.session.answers")}>
      <h3>{t("journal.session.answers")}</h3>
      <DescriptionList
        items={answers.map(({ question, answer }) => ({ name: question, value: answer }))}
      />
    </Stack>
  );
}
