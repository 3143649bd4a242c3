import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import {
  endFromTimeValue,
  fromTimeValue,
  rangeText,
  toTimeValue,
} from "../../availability/time-of-day.ts";
import { useWeekdayNames } from "../../availability/use-time-words.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { hoursQuery, type WeeklyHours } from "./queries.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

type Rule = WeeklyHours[number];
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const videoOnly = "video";
const newRule = { fromMinute: 540, toMinute: 1020, placeId: null };

/** The weekly hours of a practitioner, with the version they were read at. */
export function HoursDialog({ therapistId, onClose }: {
  therapistId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const showFailure = useShowFailure();
  const form = useId();
  const { data, error } = useQuery({ ...hoursQuery(therapistId), refetchOnWindowFocus: false });
  const [changed, setRules] = useState<WeeklyHours>();
  const rules = changed ?? data?.rules ?? [];
  const saving = useCalendarChange(
    () =>
      ok(api.PUT("/api/assisted-calendars/{therapistId}/hours", {
        params: { path: { therapistId }, header: { "if-match": data?.version ?? "*" } },
        body: { rules },
      })),
    {
      message: ({ outside }) =>
        outside > 0 ? t("calendars.savedOutside", { count: outside }) : t("calendars.saved"),
      onDone: onClose,
    },
  );
  return (
    <CalendarDialog
      title={t("calendars.hours")}
      form={form}
      submit={data ? t("calendars.save") : null}
      pending={saving.isPending}
      onClose={onClose}
    >
      {!data && !error && <Skeleton label={t("calendars.loading")} count={3} />}
      {error && <Note tone="error">{showFailure(error)}</Note>}
      {data && (
        <Form id={form} noValidate onSend={() => saving.mutate()}>
          <Text size="small" tone="soft">
            {t("calendars.hoursHelp", { zone: formatFor(language, data.timeZone).zone() })}
          </Text>
          {weekdays.map((weekday) => (
            <HoursOfDay
              key={weekday}
              weekday={weekday}
              rules={rules}
              places={data.places}
              onChange={setRules}
            />
          ))}
          {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
        </Form>
      )}
    </CalendarDialog>
  );
}

function HoursOfDay({ weekday, rules, places, onChange }: {
  weekday: number;
  rules: WeeklyHours;
  places: { id: string; name: string }[];
  onChange: (rules: WeeklyHours) => void;
}) {
  const { t } = useTranslation();
  const day = useWeekdayNames().long(weekday);
  const placeId = places[0]?.id ?? null;
  return (
    <Stack gap="tight">
      <Row justify="between">
        <Text weight="strong">{day}</Text>
        <Button
          small
          variant="quiet"
          icon="plus"
          aria-label={t("calendars.addHoursOn", { day })}
          onClick={() => onChange([...rules, { ...newRule, weekday, placeId }])}
        >
          {t("calendars.addHours")}
        </Button>
      </Row>
      {rules.map((rule, at) =>
        rule.weekday === weekday && (
          <Range
            key={at}
            rule={rule}
            day={day}
            places={places}
            onChange={(next) => onChange(rules.with(at, next))}
            onRemove={() => onChange(rules.toSpliced(at, 1))}
          />
        )
      )}
    </Stack>
  );
}

function Range({ rule, day, places, onChange, onRemove }: {
  rule: Rule;
  day: string;
  places: { id: string; name: string }[];
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { fromMinute, toMinute, placeId } = rule;
  const options = [
    ...places.map(({ id, name }) => ({ id, label: name })),
    { id: videoOnly, label: t("calendars.videoOnly") },
  ];
  return (
    <Row align="end" justify="between" wrap={false}>
      <Row align="end">
        <TimeField
          label={t("sessions.time.start")}
          value={toTimeValue(fromMinute)}
          onChange={(time) => time && onChange({ ...rule, fromMinute: fromTimeValue(time) })}
        />
        <TimeField
          label={t("sessions.time.until")}
          value={toTimeValue(toMinute)}
          onChange={(time) => time && onChange({ ...rule, toMinute: endFromTimeValue(time) })}
        />
        <Select
          label={t("calendars.place")}
          groups={[{ options }]}
          picked={placeId ?? videoOnly}
          onPick={(id) => onChange({ ...rule, placeId: id === videoOnly ? null : id })}
        />
      </Row>
      <Button
        small
        variant="quiet"
        icon="x"
        iconOnly
        onClick={onRemove}
      >
        {t("calendars.removeHours", { times: rangeText(rule), day })}
      </Button>
    </Row>
  );
}
