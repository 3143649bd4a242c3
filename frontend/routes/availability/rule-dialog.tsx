import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { copied, type Hours, runsInto, weekdays, withoutRule, withRule } from "./draft.ts";
import { FormDialog } from "./form-dialog.tsx";
import { RangeFields, rangeOf, writtenOf } from "./range-fields.tsx";
import type { Editing } from "./use-editor.ts";
import { useProblemText, useWeekdays } from "./use-words.ts";

/** Hours of the usual week as a form: the way that needs no drawing. Without an id they are new. */
export function RuleDialog({ editing, id, hours, onClose }: {
  editing: Editing;
  id: string | null;
  hours: Hours;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const days = useWeekdays();
  const sayProblem = useProblemText();
  const { draft, change, problems } = editing;
  const { weekday } = hours;
  const [written, setWritten] = useState(() => writtenOf(hours));
  const [others, setOthers] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const range = rangeOf(written);
  const refused = problems.flatMap(({ spot, errCode }) =>
    spot.at === "rule" && spot.ruleId === id ? [{ field: spot.field, errCode }] : []
  );
  const refusedAt = (field: string) => {
    const found = refused.find((each) => each.field === field);
    return found && sayProblem(found);
  };
  const backwards = range !== null && range.toMinute <= range.fromMinute;
  const overlaps = range !== null && !backwards && runsInto(draft, { ...range, weekday }, id ?? "");
  const missing = tried && range === null ? t("availability.wrong.timeMissing") : undefined;

  function save() {
    setTried(true);
    if (!range || backwards || overlaps) return;
    change((before) => {
      const ruleId = id ?? crypto.randomUUID();
      const next = withRule(before, { ...range, weekday, id: ruleId });
      return copied(next, { ...range, weekday }, others.map(Number), () => crypto.randomUUID());
    });
    onClose();
  }
  return (
    <FormDialog
      onClose={onClose}
      onSave={save}
      title={t(id ? "availability.range.title" : "availability.range.new", {
        day: days.long(weekday),
      })}
      keep={t(id ? "availability.range.keep" : "availability.range.add")}
      removal={id
        ? {
          label: t("availability.range.remove"),
          onRemove: () => change((before) => withoutRule(before, id)),
        }
        : undefined}
    >
      <RangeFields
        range={written}
        draft={draft}
        onChange={setWritten}
        errors={{
          from: overlaps
            ? sayProblem({ errCode: "ERR_OVERLAP" })
            : missing ?? refusedAt("fromMinute"),
          to: backwards ? sayProblem({ errCode: "ERR_ENDS_BEFORE_START" }) : refusedAt("toMinute"),
          ...(refusedAt("placeId") ? { place: refusedAt("placeId")! } : {}),
        }}
      />
      <CheckboxGroup
        label={t("availability.range.copy")}
        picked={others}
        onPick={setOthers}
        options={weekdays.filter((day) => day !== weekday).map((day) => ({
          value: String(day),
          label: days.long(day),
          disabled: range !== null && runsInto(draft, { ...range, weekday: day }),
        }))}
      />
    </FormDialog>
  );
}
