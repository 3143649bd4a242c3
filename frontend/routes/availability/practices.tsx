import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { OnOpen } from "./dialogs.tsx";
import { practiceOf } from "./draft-rules.ts";
import { usePracticeSummary } from "./practice-summary.ts";
import { useProblemText } from "./use-labels.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { usePracticeName } from "./use-practice-name.ts";

/** The practices and what differs in each from the general rules. */
export function PracticeRulesSection({ editor, onOpen }: { editor: DraftEditor; onOpen: OnOpen }) {
  const { t } = useTranslation();
  const practiceName = usePracticeName();
  const problemText = useProblemText();
  const { draft, availability, problems } = editor;
  const summary = usePracticeSummary(draft);
  return (
    <Section heading={t("availability.practice.title")} id="practices">
      <Text size="small" tone="soft">{t("availability.practice.lead")}</Text>
      <Stack as="ul" gap="stack">
        {availability.eventTypes.map((type) => {
          const own = problems.filter(({ location }) =>
            location.at === "practice" && location.eventTypeUrl === type.url
          );
          const texts = new Set(own.map(problemText));
          return (
            <li key={type.url}>
              <Row justify="between" wrap={false}>
                <Stack gap="none">
                  <Text as="b" size="small" weight="strong">{practiceName(type)}</Text>
                  <Text as="span" size="small" tone="soft">
                    {summary(practiceOf(draft, type.url)) ?? t("availability.practice.general")}
                  </Text>
                  {[...texts].map((text) => (
                    <Badge key={text} tone="error" icon="circle-alert">{text}</Badge>
                  ))}
                </Stack>
                <Button
                  variant="quiet"
                  small
                  icon="pencil"
                  iconOnly
                  onClick={() => onOpen({ form: "practice", eventTypeUrl: type.url })}
                >
                  {t("availability.practice.change", { name: practiceName(type) })}
                </Button>
              </Row>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
