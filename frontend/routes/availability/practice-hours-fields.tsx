import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useWeekdayNames } from "../../availability/use-time-words.ts";
import { type Draft, weekdays } from "./draft.ts";
import { RangeFields } from "./form-dialog.tsx";
import { emptyHours, type HoursInput, hoursProblem } from "./practice-hours.ts";
import { useProblemText } from "./use-labels.ts";

function useHoursProblemText() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (code: NonNullable<ReturnType<typeof hoursProblem>>["code"], minutes: number) => {
    if (code === "days-missing") return t("availability.practice.daysMissing");
    if (code === "time-missing") return t("availability.wrong.timeMissing");
    if (code === "too-short") return t("availability.practice.tooShort", { count: minutes });
    return problemText({ errCode: code });
  };
}

/** The weekly hours of one practice. */
export function PracticeHoursFields({ inputs, draft, durationMinutes, submitted, onChange }: {
  inputs: HoursInput[];
  draft: Draft;
  durationMinutes: number;
  /** Whether what is still empty is an error. */
  submitted: boolean;
  onChange: (inputs: HoursInput[]) => void;
}) {
  const { t } = useTranslation();
  const names = useWeekdayNames();
  const problemText = useHoursProblemText();
  const options = weekdays.map((day) => ({ id: String(day), label: names.long(day) }));
  return (
    <Stack gap="group">
      {inputs.map((input, at) => {
        const found = hoursProblem(inputs, at, durationMinutes);
        const isEmpty = found?.code === "days-missing" || found?.code === "time-missing";
        const shown = found && (submitted || !isEmpty) ? found : null;
        const text = shown ? problemText(shown.code, durationMinutes) : undefined;
        const change = (next: Partial<HoursInput>) =>
          onChange(inputs.with(at, { ...input, ...next }));
        return (
          <Stack key={input.id} gap="stack">
            <MultiSelect
              label={t("availability.practice.days")}
              placeholder={t("availability.practice.chooseDays")}
              doneLabel={t("availability.practice.daysChosen")}
              removeLabel={(day) => t("availability.practice.removeDay", { day })}
              groups={[{ options }]}
              picked={input.weekdays.map(String)}
              error={shown?.field === "days" ? text : undefined}
              onPick={(days) => change({ weekdays: days.map(Number) })}
            />
            <RangeFields
              range={input.range}
              draft={draft}
              errors={shown?.field === "from" || shown?.field === "to"
                ? { [shown.field]: text }
                : {}}
              onChange={(range) => change({ range })}
            />
            {inputs.length > 1 && (
              <Row>
                <Button
                  variant="quiet"
                  small
                  icon="x"
                  onClick={() => onChange(inputs.filter(({ id }) => id !== input.id))}
                >
                  {t("availability.exception.fewer")}
                </Button>
              </Row>
            )}
          </Stack>
        );
      })}
      <Row>
        <Button
          small
          icon="plus"
          onClick={() => onChange([...inputs, emptyHours(draft, () => crypto.randomUUID())])}
        >
          {t("availability.exception.more")}
        </Button>
      </Row>
    </Stack>
  );
}
