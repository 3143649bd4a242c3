import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { TherapySession } from "./therapy-session.ts";

/** What the client wrote on the booking form. */
export function BookingAnswers({ session: { answers } }: { session: TherapySession }) {
  const { t } = useTranslation();
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <Stack gap="stack" as="section" aria-labelledby={id}>
      <Text as="h3" size="label" id={id}>{t("journal.session.answers")}</Text>
      {answers.map(({ question, answer }, at) => (
        <Stack key={at} gap="tight">
          <Text size="small" tone="soft">{question}</Text>
          <Text>{answer}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
