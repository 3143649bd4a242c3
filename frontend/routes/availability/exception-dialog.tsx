import { planningDays } from "backend/domain/availability-draft.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useDayText } from "../../availability/use-time-words.ts";
import { updateAvailability as limits } from "../../api/limits/availability.ts";
import { addDays, type Day, dayIn } from "../../days.ts";
import { type Exception, overlap, weeklyHours, withException, withoutException } from "./draft.ts";
import {
  FormDialog,
  fromRangeInput,
  NoteField,
  offGridField,
  type RangeErrors,
  RangeFields,
  type RangeInput,
  toRangeInput,
} from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export function ExceptionDialog({ editor, exception, isNew, onClose }: {
  editor: DraftEditor;
  exception: Exception | null;
  isNew: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dayText = useDayText();
  const { draft, change, problems } = editor;
  const today = dayIn(draft.timeZone, Date.now());
  const [date, setDate] = useState<Day | undefined>(exception?.date ?? addDays(today, 1));
  const [note, setNote] = useState(exception?.note ?? "");
  const [isOpen, setOpen] = useState((exception?.ranges.length ?? 0) > 0);
  const [inputs, setInputs] = useState<RangeInput[]>(() =>
    (exception?.ranges ?? []).map(toRangeInput)
  );
  const [submitted, setSubmitted] = useState(false);
  const serverProblem = problems.find(({ location }) =>
    location.at === "exception" && !isNew && location.date === exception?.date &&
    location.field === "date"
  );
  const isTaken = date !== undefined && date !== exception?.date &&
    draft.exceptions.some((each) => each.date === date);
  const dateError = [
    date === undefined && submitted && problemText({ errCode: "ERR_INVALID_DATE" }),
    isTaken && problemText({ errCode: "ERR_REPEATED" }),
    date !== undefined && date > addDays(today, planningDays) &&
    problemText({ errCode: "ERR_TOO_FAR" }),
    serverProblem && problemText(serverProblem),
  ].find(Boolean) || undefined;

  const ranges = inputs.map(fromRangeInput);
  const errorsAt = (at: number): RangeErrors => {
    const range = ranges[at];
    if (!range) return submitted ? { from: t("availability.wrong.timeMissing") } : {};
    const offGrid = offGridField(range);
    if (offGrid) return { [offGrid]: problemText({ errCode: "ERR_OFF_GRID" }) };
    if (range.toMinute <= range.fromMinute) {
      return { to: problemText({ errCode: "ERR_ENDS_BEFORE_START" }) };
    }
    const overlaps = ranges.slice(0, at).some((other) => other && overlap(other, range));
    return overlaps ? { from: problemText({ errCode: "ERR_OVERLAP" }) } : {};
  };

  function setKind(kind: string) {
    setOpen(kind === "open");
    if (kind === "open" && inputs.length === 0) {
      setInputs(weeklyHours(draft, date ?? today).map(toRangeInput));
    }
  }
  function save() {
    setSubmitted(true);
    const complete = ranges.filter((range) => range !== null);
    const isValid = !isOpen || complete.length === ranges.length &&
        ranges.every((_, at) => Object.keys(errorsAt(at)).length === 0);
    if (!date || dateError || !isValid) return;
    const next = { date, note: note.trim(), ranges: isOpen ? complete : [] };
    change((before) => withException(before, next, isNew ? undefined : exception?.date));
    onClose();
  }
  return (
    <FormDialog
      values={[date, note, isOpen, inputs]}
      onClose={onClose}
      onSave={save}
      title={isNew || !exception ? t("availability.exception.new") : dayText.spoken(exception.date)}
      saveLabel={t("availability.sheet.done")}
      removal={isNew || !exception ? undefined : {
        label: t("availability.exception.remove"),
        onRemove: () => change((before) => withoutException(before, exception.date)),
      }}
    >
      <DateField
        label={t("availability.exception.date")}
        value={date}
        min={today}
        error={dateError}
        onChange={setDate}
      />
      <RadioGroup
        variant="segments"
        label={t("availability.exception.how")}
        picked={isOpen ? "open" : "closed"}
        onPick={setKind}
        options={[
          { value: "closed", label: t("availability.exception.closed") },
          { value: "open", label: t("availability.exception.open") },
        ]}
      />
      {isOpen && inputs.map((range, at) => (
        <Stack key={at} gap="inline">
          <RangeFields
            range={range}
            draft={draft}
            errors={errorsAt(at)}
            onChange={(next) => setInputs(inputs.with(at, next))}
          />
          {inputs.length > 1 && (
            <Row>
              <Button
                variant="quiet"
                small
                icon="x"
                onClick={() => setInputs(inputs.filter((_, i) => i !== at))}
              >
                {t("availability.exception.fewer")}
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      {isOpen && inputs.length < limits.exceptions.items.ranges.maxItems && (
        <Row>
          <Button
            small
            icon="plus"
            onClick={() =>
              setInputs([...inputs, {
                from: undefined,
                to: undefined,
                placeId: inputs.at(-1)?.placeId ?? null,
              }])}
          >
            {t("availability.exception.more")}
          </Button>
        </Row>
      )}
      <NoteField name="exception-note" note={note} onNote={setNote} />
    </FormDialog>
  );
}
