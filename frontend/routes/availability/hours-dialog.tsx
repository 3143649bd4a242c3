import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { useWeekdayNames } from "../../availability/use-time-words.ts";
import { copyHours, type Hours, overlapsRule, weekdays, withoutRule, withRule } from "./draft.ts";
import {
  FormDialog,
  fromRangeInput,
  offGridField,
  RangeFields,
  toRangeInput,
} from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export function HoursDialog({ editor, id, hours, onClose }: {
  editor: DraftEditor;
  id: string | null;
  hours: Hours;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const days = useWeekdayNames();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const { weekday } = hours;
  const [input, setInput] = useState(() => toRangeInput(hours));
  const [copyTo, setCopyTo] = useState<string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const range = fromRangeInput(input);
  const serverProblem = problems.flatMap(({ location, errCode }) =>
    location.at === "rule" && location.ruleId === id ? [{ field: location.field, errCode }] : []
  );
  const serverErrorAt = (field: string) => {
    const found = serverProblem.find((each) => each.field === field);
    return found && problemText(found);
  };
  const endsBeforeStart = range !== null && range.toMinute <= range.fromMinute;
  const offGrid = range && offGridField(range);
  const offGridError = problemText({ errCode: "ERR_OFF_GRID" });
  const overlaps = range !== null && !endsBeforeStart &&
    overlapsRule(draft, { ...range, weekday }, id ?? "");
  const missing = submitted && range === null ? t("availability.wrong.timeMissing") : undefined;

  function save() {
    setSubmitted(true);
    if (!range || endsBeforeStart || overlaps || offGrid) return;
    change((before) => {
      const ruleId = id ?? crypto.randomUUID();
      const next = withRule(before, { ...range, weekday, id: ruleId });
      return copyHours(next, { ...range, weekday }, copyTo.map(Number), () => crypto.randomUUID());
    });
    onClose();
  }
  return (
    <FormDialog
      values={[input, copyTo]}
      onClose={onClose}
      onSave={save}
      title={t(id ? "availability.range.title" : "availability.range.new", {
        day: days.long(weekday),
      })}
      saveLabel={t(id ? "availability.range.keep" : "availability.range.add")}
      removal={id
        ? {
          label: t("availability.range.remove"),
          onRemove: () => change((before) => withoutRule(before, id)),
        }
        : undefined}
    >
      <RangeFields
        range={input}
        draft={draft}
        onChange={setInput}
        errors={{
          from: offGrid === "from"
            ? offGridError
            : overlaps
            ? problemText({ errCode: "ERR_OVERLAP" })
            : missing ?? serverErrorAt("fromMinute"),
          to: offGrid === "to"
            ? offGridError
            : endsBeforeStart
            ? problemText({ errCode: "ERR_ENDS_BEFORE_START" })
            : serverErrorAt("toMinute"),
          ...(serverErrorAt("placeId") ? { place: serverErrorAt("placeId")! } : {}),
        }}
      />
      <CheckboxGroup
        label={t("availability.range.copy")}
        picked={copyTo}
        onPick={setCopyTo}
        options={weekdays.filter((day) => day !== weekday).map((day) => ({
          value: String(day),
          label: days.long(day),
          disabled: range !== null && overlapsRule(draft, { ...range, weekday: day }),
        }))}
      />
    </FormDialog>
  );
}
