import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { updateAvailability as limits } from "../../api/limits/availability.ts";
import type { Question } from "./draft.ts";
import { questionProblem } from "./practice-hours.ts";
import { useProblemText } from "./use-labels.ts";

export type QuestionInput = Question & { id: string };

const { maxItems: mostQuestions, items } = limits.practices.items.questions;

/** The questions of the booking form of one practice. */
export function PracticeQuestions({ questions, submitted, onChange }: {
  questions: QuestionInput[];
  /** Whether an empty question is an error. */
  submitted: boolean;
  onChange: (questions: QuestionInput[]) => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const nameOf = ({ name }: Question, at: number) =>
    name.trim() || t("availability.question.nth", { number: at + 1 });
  return (
    <Stack gap="stack" as="section" aria-labelledby="questions">
      <Text as="h3" weight="strong" id="questions">{t("availability.question.title")}</Text>
      <Text size="small" tone="soft">
        {t("availability.question.lead", { count: mostQuestions })}
      </Text>
      {questions.length > 0 && (
        <OrderList
          items={questions.map((question, at) => {
            const code = questionProblem(questions, at);
            const isShown = code && (submitted || code !== "ERR_REQUIRED");
            const change = (next: Partial<Question>) =>
              onChange(questions.with(at, { ...question, ...next }));
            return {
              id: question.id,
              name: nameOf(question, at),
              content: (
                <Stack gap="inline">
                  <TextField
                    name={`question-${question.id}`}
                    label={t("availability.question.nth", { number: at + 1 })}
                    maxLength={items.name.maxLength}
                    value={question.name}
                    error={isShown ? problemText({ errCode: code }) : undefined}
                    onChange={(event) => change({ name: event.currentTarget.value })}
                  />
                  <Row justify="between">
                    <Checkbox
                      label={t("availability.question.required")}
                      checked={question.required}
                      onCheckedChange={(required) => change({ required })}
                    />
                    <Button
                      variant="quiet"
                      small
                      icon="trash-2"
                      iconOnly
                      onClick={() => onChange(questions.filter(({ id }) => id !== question.id))}
                    >
                      {t("availability.question.remove", { name: nameOf(question, at) })}
                    </Button>
                  </Row>
                </Stack>
              ),
            };
          })}
          onOrder={(ids) =>
            onChange(ids.flatMap((id) => questions.find((one) => one.id === id) ?? []))}
          handleLabel={(name) => t("profile.order.handle", { name })}
          movedText={(name, position, count) =>
            t("profile.order.moved", { name, position, all: count })}
        />
      )}
      {questions.length < mostQuestions && (
        <Row>
          <Button
            small
            icon="plus"
            onClick={() =>
              onChange([...questions, { id: crypto.randomUUID(), name: "", required: false }])}
          >
            {t("availability.question.add")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
