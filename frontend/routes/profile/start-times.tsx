import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { profileLimits } from "backend/domain/profile.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { FieldRow } from "ui-kit/layout/field-row.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { fromTimeValue, toTimeValue } from "../../availability/time-of-day.ts";
import { useStartTimesText, useWeekdayNames } from "../../availability/use-time-words.ts";
import { focusWhenLost } from "../../shell/focus-when-lost.ts";
import { fieldId } from "./paths.ts";
import type { Practice } from "./profile-types.ts";
import { hoursQuery } from "./queries.ts";
import { useFieldError } from "./use-field-error.ts";
import { usePractices } from "./use-practices.ts";

type StartTime = Practice["startTimes"][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

const firstTime: StartTime = { weekday: 2, minute: 18 * 60 };

/** The times in which no whole session fits the working hours of a usual week. */
function useTimesOutside({ startTimes, durationMinutes, schedulingUrl }: Practice): StartTime[] {
  const { data } = useQuery({ ...hoursQuery, enabled: startTimes.length > 0 });
  if (!data || data === "elsewhere") return [];
  const type = data.eventTypes.find((one) => one.schedulingUrl === schedulingUrl);
  const own = data.practices.find(({ eventTypeUrl }) => eventTypeUrl === type?.url)?.hours;
  return startTimes.filter(({ weekday, minute }) =>
    !(own ?? data.rules).some((rule) =>
      rule.weekday === weekday && rule.fromMinute <= minute &&
      minute + (durationMinutes ?? 0) <= rule.toMinute
    )
  );
}

function StartTimeRow({ time, path, labelsHidden, onChange, onRemove }: {
  time: StartTime;
  path: string;
  labelsHidden: boolean;
  onChange: (time: StartTime) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const days = useWeekdayNames();
  const startTimesText = useStartTimesText();
  const errorOf = useFieldError();
  const [clock, setClock] = useState<string | undefined>(toTimeValue(time.minute));
  return (
    <div id={fieldId(path)}>
      <FieldRow
        fields={2}
        action={
          <Button variant="quiet" icon="trash-2" iconOnly onClick={onRemove}>
            {t("profile.practices.removeSetTime", { time: startTimesText([time]) })}
          </Button>
        }
      >
        <Select
          label={t("profile.practices.setTimeDay")}
          layout={labelsHidden ? "plain" : "field"}
          groups={[{
            options: weekdays.map((day) => ({ id: String(day), label: days.long(day) })),
          }]}
          picked={String(time.weekday)}
          onPick={(weekday) => onChange({ ...time, weekday: Number(weekday) })}
        />
        <TimeField
          label={t("profile.practices.setTimeClock")}
          labelHidden={labelsHidden}
          value={clock}
          error={errorOf(path)}
          onChange={(next) => {
            setClock(next);
            if (next) onChange({ ...time, minute: fromTimeValue(next) });
          }}
        />
      </FieldRow>
    </div>
  );
}

/** When a group meets every week. */
export function StartTimes({ practice }: { practice: Practice }) {
  const { t } = useTranslation();
  const { set } = usePractices();
  const startTimesText = useStartTimesText();
  const outside = useTimesOutside(practice);
  const { id, startTimes } = practice;
  const path = `practices.${id}.startTimes`;
  const addId = fieldId(`${path}-add`);
  const change = (startTimes: StartTime[]) => set([id], { startTimes });
  return (
    <div role="group" aria-labelledby={`${fieldId(path)}-label`} id={fieldId(path)}>
      <Stack gap="inline">
        <Text size="small" weight="strong" id={`${fieldId(path)}-label`}>
          {t("profile.practices.setTimes")}
        </Text>
        <Text size="small" tone="soft">{t("profile.practices.setTimesHelp")}</Text>
        {startTimes.map((time, at) => (
          <StartTimeRow
            key={`${startTimes.length} ${at}`}
            time={time}
            path={`${path}.${at}`}
            labelsHidden={at > 0}
            onChange={(next) => change(startTimes.with(at, next))}
            onRemove={() => {
              change(startTimes.toSpliced(at, 1));
              focusWhenLost(addId);
            }}
          />
        ))}
        {startTimes.length < profileLimits.startTimes && (
          <Row>
            <Button
              id={addId}
              variant="quiet"
              small
              icon="plus"
              onClick={() => change([...startTimes, nextTime(startTimes)])}
            >
              {t("profile.practices.addSetTime")}
            </Button>
          </Row>
        )}
        {outside.length > 0 && (
          <Note tone="warning">
            {t("profile.practices.setTimesOutside", {
              count: outside.length,
              times: startTimesText(outside),
            })}
          </Note>
        )}
      </Stack>
    </div>
  );
}

/** The same time on the day after the last one. */
function nextTime(times: StartTime[]): StartTime {
  const last = times.at(-1);
  return last ? { ...last, weekday: last.weekday % 7 + 1 } : firstTime;
}
