import { planningDays } from "backend/domain/availability-draft.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DateRange, DateRangeField } from "ui-kit/controls/date-range-field.tsx";
import { addDays, dayIn } from "../../days.ts";
import { type Vacation, withoutVacation, withVacation } from "./draft.ts";
import { FormDialog, NoteField } from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export function VacationDialog({ editor, vacation, onClose }: {
  editor: DraftEditor;
  vacation: Vacation | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const today = dayIn(draft.timeZone, Date.now());
  const [span, setSpan] = useState<DateRange | undefined>(
    vacation ? { from: vacation.fromDate, to: vacation.toDate } : undefined,
  );
  const [note, setNote] = useState(vacation?.note ?? "");
  const [submitted, setSubmitted] = useState(false);
  const serverProblem = problems.find(({ location }) =>
    location.at === "vacation" && location.vacationId === vacation?.id
  );
  const error = [
    !span && submitted && t("availability.vacation.missing"),
    span && span.to < span.from && problemText({ errCode: "ERR_ENDS_BEFORE_START" }),
    span && span.to > addDays(today, planningDays) && problemText({ errCode: "ERR_TOO_FAR" }),
    serverProblem && problemText(serverProblem),
  ].find(Boolean) || undefined;

  function save() {
    setSubmitted(true);
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
      values={[span, note]}
      onClose={onClose}
      onSave={save}
      title={t(vacation ? "availability.vacation.title" : "availability.vacation.new")}
      saveLabel={t("availability.sheet.done")}
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
        onChange={setSpan}
      />
      <NoteField name="vacation-note" note={note} onNote={setNote} />
    </FormDialog>
  );
}
