import { useTranslation } from "react-i18next";
import { profileLimits, shortestPractice } from "backend/domain/profile.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { FieldRow } from "ui-kit/layout/field-row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useEditor } from "./editor-context.ts";
import { useNames } from "./names.ts";
import { NumberText } from "./number-text.tsx";
import { fieldId } from "./paths.ts";
import type { Practice } from "./profile-types.ts";
import { StartTimes } from "./start-times.tsx";
import { useFieldError } from "./use-field-error.ts";
import { usePractices } from "./use-practices.ts";

const bufferChoices = [0, 5, 10, 15, 20, 30, 45, 60];

/** What a new group has until another number is typed. */
const usualSeats = 8;

/** Whether one time can be booked by several clients, and by how many. */
function Seats({ practice, onSeats }: {
  practice: Practice;
  onSeats: (seats: number) => void;
}) {
  const { t } = useTranslation();
  const errorOf = useFieldError();
  const path = `practices.${practice.id}.seats`;
  const isGroup = practice.seats > 1;
  return (
    <>
      <Checkbox
        name={`${path}.group`}
        label={t("profile.practices.isGroup")}
        checked={isGroup}
        onCheckedChange={(checked) => onSeats(checked ? usualSeats : 1)}
      />
      {isGroup && (
        <NumberText
          id={fieldId(path)}
          name={path}
          label={t("profile.fields.practice.seats")}
          description={t("profile.practices.seatsHelp")}
          min={2}
          max={profileLimits.seats}
          value={practice.seats}
          error={errorOf(path)}
          onChange={(seats) => {
            if (seats !== null) onSeats(seats);
          }}
        />
      )}
    </>
  );
}

/** One length of a practice with its price, and the break after it while it is new. */
export function PracticeLength({ practice, labelsHidden, onRemove }: {
  practice: Practice;
  labelsHidden: boolean;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { practiceName } = useNames();
  const { set } = usePractices();
  const errorOf = useFieldError();
  const { snapshot } = useEditor();
  const { id, durationMinutes, priceCents, bufferMinutes, intro, schedulingUrl } = practice;
  const path = (field: string) => `practices.${id}.${field}`;
  // Later the break is one of the rules of the practice.
  const isPublished = snapshot.draft.published.practices.some((one) => one.id === id);
  const buffers = bufferChoices.includes(bufferMinutes ?? 0)
    ? bufferChoices
    : [...bufferChoices, bufferMinutes ?? 0].toSorted((a, b) => a - b);
  const length = durationMinutes === null ? "" : format.minutes(durationMinutes);
  return (
    <Stack gap="inline">
      <FieldRow
        action={
          <Button variant="quiet" icon="trash-2" iconOnly onClick={onRemove}>
            {t("profile.practices.removeLength", { name: `${practiceName(practice)} ${length}` })}
          </Button>
        }
      >
        <NumberText
          id={fieldId(path("durationMinutes"))}
          name={path("durationMinutes")}
          label={t("profile.fields.practice.durationMinutes")}
          labelHidden={labelsHidden}
          unit={t("profile.unit.minutes")}
          min={shortestPractice}
          max={profileLimits.durationMinutes}
          value={durationMinutes}
          error={errorOf(path("durationMinutes"))}
          onChange={(durationMinutes) => set([id], { durationMinutes })}
        />
        {intro
          ? (
            <TextField
              name={path("priceCents")}
              label={t("profile.fields.practice.priceCents")}
              labelHidden={labelsHidden}
              value={t("profile.practices.free")}
              readOnly
            />
          )
          : (
            <NumberText
              id={fieldId(path("priceCents"))}
              name={path("priceCents")}
              label={t("profile.fields.practice.priceCents")}
              labelHidden={labelsHidden}
              unit="€"
              min={0}
              max={profileLimits.priceCents / 100}
              decimals={2}
              value={priceCents === null ? null : priceCents / 100}
              error={errorOf(path("priceCents"))}
              onChange={(euros) =>
                set([id], { priceCents: euros === null ? null : Math.round(euros * 100) })}
            />
          )}
        {!isPublished && (
          <Select
            label={t("profile.fields.practice.bufferMinutes")}
            layout={labelsHidden ? "plain" : "field"}
            id={fieldId(path("bufferMinutes"))}
            groups={[{
              options: [
                { id: "", label: t("profile.practices.usualBuffer") },
                ...buffers.map((minutes) => ({
                  id: String(minutes),
                  label: minutes === 0 ? t("profile.practices.noBuffer") : format.minutes(minutes),
                })),
              ],
            }]}
            picked={bufferMinutes === null ? "" : String(bufferMinutes)}
            onPick={(minutes) =>
              set([id], { bufferMinutes: minutes === "" ? null : Number(minutes) })}
          />
        )}
      </FieldRow>
      {!intro && !config.scheduling.foreignPage && (
        <Seats
          practice={practice}
          onSeats={(seats) => set([id], { seats })}
        />
      )}
      {!intro && !config.scheduling.foreignPage && practice.seats > 1 && (
        <StartTimes practice={practice} />
      )}
      {config.scheduling.foreignPage && (
        <TextField
          id={fieldId(path("schedulingUrl"))}
          name={path("schedulingUrl")}
          type="url"
          inputMode="url"
          label={t("profile.fields.practice.schedulingUrl")}
          description={t("profile.practices.schedulingUrl")}
          value={schedulingUrl}
          error={errorOf(path("schedulingUrl"))}
          onChange={(event) => set([id], { schedulingUrl: event.currentTarget.value.trim() })}
        />
      )}
    </Stack>
  );
}
