import { useTranslation } from "react-i18next";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { ClientQuestion } from "./queries.ts";

/** Warnings of the test, in the words that the practitioner reads. */
export function SharedLines({ lines }: {
  lines: (Pick<ClientQuestion["shared"][number], "question" | "reason" | "severity">)[];
}) {
  const { t } = useTranslation();
  return (
    <Stack as="ul" gap="tight">
      {lines.map(({ question, severity, reason }) => {
        const verdict = t(`questions.verdict.${severity}`);
        return (
          <li key={`${question} ${reason}`}>
            <Text as="span" size="small">
              {reason
                ? t("questions.shared.line", { question, verdict, reason })
                : t("questions.shared.lineShort", { question, verdict })}
            </Text>
          </li>
        );
      })}
    </Stack>
  );
}
