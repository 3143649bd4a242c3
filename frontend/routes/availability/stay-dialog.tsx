import { planningDays } from "backend/domain/availability-draft.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "ui-kit/controls/combo-box.tsx";
import { type DateRange, DateRangeField } from "ui-kit/controls/date-range-field.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, dayIn } from "../../days.ts";
import type { StayAway } from "./draft.ts";
import { withoutStay, withStay } from "./draft-rules.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";
import { useZoneOptions } from "./use-zone-options.ts";

/** Days in another time zone. */
export function StayDialog({ editor, stay, onClose }: {
  editor: DraftEditor;
  stay: StayAway | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const today = dayIn(draft.timeZone, Date.now());
  const [span, setSpan] = useState<DateRange | undefined>(
    stay ? { from: stay.fromDate, to: stay.toDate } : undefined,
  );
  const [zone, setZone] = useState<string | undefined>(stay?.timeZone);
  const [submitted, setSubmitted] = useState(false);
  const options = useZoneOptions(zone ?? draft.timeZone);
  const serverProblem = problems.find(({ location }) =>
    location.at === "stay" && location.stayId === stay?.id
  );
  const meetsOther = span !== undefined &&
    draft.stays.some(({ id, fromDate, toDate }) =>
      id !== stay?.id && fromDate <= span.to && span.from <= toDate
    );
  const error = [
    !span && submitted && t("availability.vacation.missing"),
    span && span.to < span.from && problemText({ errCode: "ERR_ENDS_BEFORE_START" }),
    span && span.to > addDays(today, planningDays) && problemText({ errCode: "ERR_TOO_FAR" }),
    meetsOther && t("availability.stay.overlap"),
    serverProblem && problemText(serverProblem),
  ].find(Boolean) || undefined;

  function save() {
    setSubmitted(true);
    if (!span || error || !zone) return;
    change((before) =>
      withStay(before, {
        id: stay?.id ?? crypto.randomUUID(),
        fromDate: span.from,
        toDate: span.to,
        timeZone: zone,
      })
    );
    onClose();
  }
  return (
    <FormDialog
      values={[span, zone]}
      onClose={onClose}
      onSave={save}
      title={t("availability.stay.title")}
      saveLabel={t("availability.sheet.done")}
      removal={stay
        ? {
          label: t("availability.vacation.remove"),
          onRemove: () => change((before) => withoutStay(before, stay.id)),
        }
        : undefined}
    >
      <Text size="small" tone="soft">{t("availability.stay.lead")}</Text>
      <DateRangeField
        label={t("availability.vacation.days")}
        value={span}
        error={error}
        onChange={setSpan}
      />
      <ComboBox
        label={t("availability.zone.label")}
        groups={[{ options }]}
        picked={zone}
        noResults={t("availability.zone.nothing")}
        error={submitted && !zone ? t("availability.stay.zoneMissing") : undefined}
        onPick={setZone}
      />
    </FormDialog>
  );
}
