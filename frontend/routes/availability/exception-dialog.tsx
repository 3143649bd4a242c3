import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { addDays, type Day, dayIn } from "../../days.ts";
import {
  type DayRange,
  type Exception,
  overlap,
  weekdayOf,
  withException,
  withoutException,
} from "./draft.ts";
import { FormDialog, NoteField } from "./form-dialog.tsx";
import {
  type RangeErrors,
  RangeFields,
  rangeOf,
  writtenOf,
  type WrittenRange,
} from "./range-fields.tsx";
import type { Editing } from "./use-editor.ts";
import { useDayText, useProblemText } from "./use-words.ts";

/** Nobody plans further ahead. */
export const planningDays = 731;

/** What a new exception begins with: the hours of the usual week, if it has any on that day. */
function usualHours({ draft }: Editing, day: Day): DayRange[] {
  const own = draft.rules.filter(({ weekday }) => weekday === weekdayOf(day));
  const first = { fromMinute: 600, toMinute: 840, placeId: draft.places[0]?.id ?? null };
  return own.length > 0 ? own : [first];
}

/** A date that is not as the week: closed, or with hours of its own. */
export function ExceptionDialog({ editing, exception, isNew, onClose }: {
  editing: Editing;
  /** What it begins with. */
  exception: Exception | null;
  isNew: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const sayProblem = useProblemText();
  const sayDay = useDayText();
  const { draft, change, problems } = editing;
  const today = dayIn(draft.timeZone, Date.now());
  const [date, setDate] = useState<Day | undefined>(exception?.date ?? addDays(today, 1));
  const [note, setNote] = useState(exception?.note ?? "");
  const [isOpen, setOpen] = useState((exception?.ranges.length ?? 0) > 0);
  const [written, setWritten] = useState<WrittenRange[]>(() =>
    (exception?.ranges ?? []).map(writtenOf)
  );
  const [tried, setTried] = useState(false);
  const refused = problems.find(({ spot }) =>
    spot.at === "exception" && !isNew && spot.date === exception?.date && spot.field === "date"
  );
  const taken = date !== undefined && date !== exception?.date &&
    draft.exceptions.some((each) => each.date === date);
  const dateError = [
    date === undefined && tried && sayProblem({ errCode: "ERR_INVALID_DATE" }),
    taken && sayProblem({ errCode: "ERR_REPEATED" }),
    date !== undefined && date > addDays(today, planningDays) &&
    sayProblem({ errCode: "ERR_TOO_FAR" }),
    refused && sayProblem(refused),
  ].find(Boolean) || undefined;

  const ranges = written.map(rangeOf);
  const errorsAt = (at: number): RangeErrors => {
    const range = ranges[at];
    if (!range) return tried ? { from: t("availability.wrong.timeMissing") } : {};
    if (range.toMinute <= range.fromMinute) {
      return { to: sayProblem({ errCode: "ERR_ENDS_BEFORE_START" }) };
    }
    const runsInto = ranges.slice(0, at).some((other) => other && overlap(other, range));
    return runsInto ? { from: sayProblem({ errCode: "ERR_OVERLAP" }) } : {};
  };

  function open(how: string) {
    setOpen(how === "open");
    if (how === "open" && written.length === 0) {
      setWritten(usualHours(editing, date ?? today).map(writtenOf));
    }
  }
  function save() {
    setTried(true);
    const whole = ranges.filter((range) => range !== null);
    const isGood = !isOpen || whole.length === ranges.length &&
        ranges.every((_, at) => Object.keys(errorsAt(at)).length === 0);
    if (!date || dateError || !isGood) return;
    const next = { date, note: note.trim(), ranges: isOpen ? whole : [] };
    change((before) => withException(before, next, isNew ? undefined : exception?.date));
    onClose();
  }
  return (
    <FormDialog
      onClose={onClose}
      onSave={save}
      title={isNew || !exception ? t("availability.exception.new") : sayDay.spoken(exception.date)}
      keep={t("availability.exception.keep")}
      removal={isNew || !exception ? undefined : {
        label: t("availability.exception.remove"),
        onRemove: () => change((before) => withoutException(before, exception.date)),
      }}
    >
      <DateField
        label={t("availability.exception.date")}
        value={date}
        first={today}
        error={dateError}
        onValue={setDate}
      />
      <RadioGroup
        variant="segments"
        label={t("availability.exception.how")}
        picked={isOpen ? "open" : "closed"}
        onPick={open}
        options={[
          { value: "closed", label: t("availability.exception.closed") },
          { value: "open", label: t("availability.exception.open") },
        ]}
      />
      {isOpen && written.map((range, at) => (
        <Stack key={at} gap="inline">
          <RangeFields
            range={range}
            draft={draft}
            errors={errorsAt(at)}
            onChange={(next) => setWritten(written.with(at, next))}
          />
          {written.length > 1 && (
            <Row>
              <Button
                variant="quiet"
                small
                icon="x"
                onClick={() => setWritten(written.filter((_, i) => i !== at))}
              >
                {t("availability.exception.fewer")}
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      {isOpen && written.length < 12 && (
        <Row>
          <Button
            small
            icon="plus"
            onClick={() =>
              setWritten([...written, {
                from: undefined,
                to: undefined,
                placeId: written.at(-1)?.placeId ?? null,
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
