import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DateRangeField, type DateSpan } from "ui-kit/controls/date-range-field.tsx";
import { addDays, dayIn } from "../../days.ts";
import { type Vacation, withoutVacation, withVacation } from "./draft.ts";
import { planningDays } from "./exception-dialog.tsx";
import { FormDialog, NoteField } from "./form-dialog.tsx";
import type { Editing } from "./use-editor.ts";
import { useProblemText } from "./use-words.ts";

/** Days away, from the first to the last. */
export function VacationDialog({ editing, vacation, onClose }: {
  editing: Editing;
  vacation: Vacation | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const sayProblem = useProblemText();
  const { draft, change, problems } = editing;
  const today = dayIn(draft.timeZone, Date.now());
  const [span, setSpan] = useState<DateSpan | undefined>(
    vacation ? { from: vacation.fromDate, to: vacation.toDate } : undefined,
  );
  const [note, setNote] = useState(vacation?.note ?? "");
  const [tried, setTried] = useState(false);
  const refused = problems.find(({ spot }) =>
    spot.at === "vacation" && spot.vacationId === vacation?.id
  );
  const error = [
    !span && tried && t("availability.vacation.missing"),
    span && span.to < span.from && sayProblem({ errCode: "ERR_ENDS_BEFORE_START" }),
    span && span.to > addDays(today, planningDays) && sayProblem({ errCode: "ERR_TOO_FAR" }),
    refused && sayProblem(refused),
  ].find(Boolean) || undefined;

  function save() {
    setTried(true);
    if (!span || error) return;
    change((before) =>
      withVacation(before, {
        id: vacation?.id ?? crypto.randomUUID(),
        fromDate: span.from,
        toDate: span.to,
        note: note.trim(),
      })
    );
    onClose();
  }
  return (
    <FormDialog
      onClose={onClose}
      onSave={save}
      title={t(vacation ? "availability.vacation.title" : "availability.vacation.new")}
      keep={t("availability.vacation.keep")}
      removal={vacation
        ? {
          label: t("availability.vacation.remove"),
          onRemove: () => change((before) => withoutVacation(before, vacation.id)),
        }
        : undefined}
    >
      <DateRangeField
        label={t("availability.vacation.days")}
        description={t("availability.vacation.daysHelp")}
        value={span}
        error={error}
        onValue={setSpan}
      />
      <NoteField name="vacation-note" note={note} onNote={setNote} />
    </FormDialog>
  );
}
