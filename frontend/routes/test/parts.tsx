import { useTranslation } from "react-i18next";
import { PartList } from "ui-kit/layout/part-list.tsx";
import { QuestionRings } from "ui-kit/layout/question-rings.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { minutesFor, partsOf, type Questionnaire } from "../../suitability/questionnaire.ts";
import type { Test } from "./use-test.ts";

type Props = { questionnaire: Questionnaire; test: Test };

const isPassed = (state: string) => state === "answered" || state === "skipped";

/** Where the person is, below 992 px: three rings and the count. */
export function Where({ questionnaire, test }: Props) {
  const { t } = useTranslation();
  const { answers, path, step, index } = test;
  const parts = partsOf(questionnaire, answers, step?.id ?? null);
  const part = questionnaire.parts.find(({ steps }) => step && steps.includes(step.id));
  return (
    <>
      <QuestionRings variant="small" parts={parts.map(({ steps }) => steps)} />
      <span>
        <Text as="b" weight="label" numeric>{`${index + 1} / ${path.length}`}</Text>
        <br />
        <Text as="span" size="small" tone="soft">
          {part && `${t(`test.parts.${part.id}`)} · `}
          {t("test.minutes", { count: minutesFor(path.length - index) })}
        </Text>
      </span>
    </>
  );
}

/** The rings of all questions, and how many of each part are answered. */
export function Rings({ questionnaire, test, caption }: Props & { caption?: string }) {
  const { t } = useTranslation();
  const { answers, path, step, index } = test;
  const parts = partsOf(questionnaire, answers, step?.id ?? null);
  const now = questionnaire.parts.find(({ steps }) => step && steps.includes(step.id))?.id;
  const count = { number: index + 1, count: path.length };
  return (
    <>
      <QuestionRings
        parts={parts.map(({ steps }) => steps)}
        label={index < 0 ? t("test.rings.all", { count: path.length }) : t("test.rings.now", count)}
      />
      {caption && <Text size="small" tone="soft">{caption}</Text>}
      {index >= 0 && (
        <Row align="baseline" gap="stack">
          <Text as="b" size="lead" numeric>{`${index + 1} / ${path.length}`}</Text>
          <Text as="span" size="small" tone="soft">
            {t("test.minutes", { count: minutesFor(path.length - index) })}
          </Text>
        </Row>
      )}
      <PartList
        parts={parts.map(({ id, steps }) => {
          const passed = steps.filter(isPassed).length;
          return {
            id,
            name: t(`test.parts.${id}`),
            count: `${passed} / ${steps.length}`,
            isDone: passed === steps.length,
            isCurrent: id === now,
          };
        })}
      />
    </>
  );
}
