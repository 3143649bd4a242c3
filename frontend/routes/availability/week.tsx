import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AvailabilityWeek, type WeekDay } from "ui-kit/booking/availability-week.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { cityOf, useWeekdayNames } from "../../availability/use-time-words.ts";
import { addDays, type Day, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { OnOpen } from "./dialogs.tsx";
import {
  hoursOn,
  likelyPlace,
  openMinutes,
  stayOn,
  suggestedHours,
  weekdays,
  withoutRule,
} from "./draft.ts";
import { clockText } from "../../availability/time-of-day.ts";
import { upcomingSessionsQuery } from "./queries.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { Legend, placeColors, useShownWeek, WeekChoice, WeekProblems } from "./week-header.tsx";
import {
  addDated,
  addRule,
  bookedIn,
  datedRanges,
  moveDated,
  moveRule,
  parseDatedId,
  removeDated,
  video,
  visibleHours,
  weeklyRanges,
} from "./draft-ranges.ts";

function useDays(editor: DraftEditor, monday: Day | null): WeekDay[] {
  const { t } = useTranslation();
  const names = useWeekdayNames();
  const calendar = useFormat("UTC");
  const { draft, availability } = editor;
  const holidays = availability.holidays.map(({ date }) => date);
  const open = (minutes: number) =>
    minutes === 0
      ? t("availability.week.none")
      : t("availability.week.open", { hours: calendar.number(minutes / 60) });
  return weekdays.map((weekday) => {
    if (monday === null) {
      const rules = draft.rules.filter((rule) => rule.weekday === weekday);
      return {
        weekday,
        name: names.short(weekday),
        label: names.long(weekday),
        total: open(openMinutes(rules)),
      };
    }
    const day = addDays(monday, weekday - 1);
    const { ranges, source } = hoursOn(draft, holidays, day);
    const stay = stayOn(draft, day);
    return {
      weekday,
      name: `${names.short(weekday)} ${calendar.dayOfMonth(noonOf(day))}`,
      label: calendar.opening(calendar.date(noonOf(day), "spoken")),
      total: source === "week" || (source === "exception" && ranges.length > 0)
        ? [open(openMinutes(ranges)), stay && cityOf(stay.timeZone)].filter(Boolean).join(" · ")
        : t(`availability.week.${source}`),
    };
  });
}

/** The editable week with its bookings: the weekly hours, or the dates of one week. */
export function Week({ editor, onOpen }: { editor: DraftEditor; onOpen: OnOpen }) {
  const { t } = useTranslation();
  const { draft, availability, change, problems } = editor;
  const shown = useShownWeek(editor);
  const { monday, today } = shown;
  const holidays = availability.holidays.map(({ date }) => date);
  const sessions =
    useInfiniteQuery(upcomingSessionsQuery).data?.pages.flatMap((page) => page.sessions) ?? [];
  const booked = bookedIn(sessions, draft, monday ?? today);
  const ranges = monday ? datedRanges(draft, holidays, monday) : weeklyRanges(draft);
  const days = useDays(editor, monday);
  const invalid = new Set(
    problems.flatMap(({ location }) => location.at === "rule" ? [location.ruleId] : []),
  );

  function openDate(day: Day, add: boolean) {
    const { ranges, source } = hoursOn(draft, holidays, day);
    const vacation = draft.vacations
      .find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
    if (source === "vacation" && vacation) return onOpen({ form: "vacation", vacation });
    const last = ranges.at(-1)?.toMinute ?? 600;
    const extra = {
      fromMinute: Math.min(last, 1380),
      toMinute: Math.min(last + 60, 1440),
      placeId: likelyPlace(draft, 1),
    };
    const note = draft.exceptions.find(({ date }) => date === day)?.note ?? "";
    onOpen({
      form: "exception",
      exception: { date: day, note, ranges: add ? [...ranges, extra] : ranges },
      isNew: source !== "exception",
    });
  }
  function add({ weekday, from, to }: { weekday: number; from?: number; to?: number }) {
    if (from === undefined || to === undefined) {
      if (monday) return openDate(addDays(monday, weekday - 1), true);
      return onOpen({ form: "rule", id: null, hours: suggestedHours(draft, weekday) });
    }
    if (!monday) {
      return change((before) => addRule(before, { weekday, from, to }, crypto.randomUUID()));
    }
    const day = addDays(monday, weekday - 1);
    if (hoursOn(draft, holidays, day).source === "vacation") return openDate(day, false);
    change((before) => addDated(before, holidays, monday, { weekday, from, to }));
  }
  function open(id: string) {
    if (monday) return openDate(parseDatedId(id).day, false);
    const rule = draft.rules.find((each) => each.id === id);
    if (rule) onOpen({ form: "rule", id, hours: rule });
  }
  return (
    <Stack gap="group">
      <Row justify="between" gap="group">
        <Legend editor={editor} />
        <WeekChoice shown={shown} />
      </Row>
      <WeekProblems editor={editor} />
      <AvailabilityWeek
        label={t(monday ? "availability.week.dates" : "availability.week.usual")}
        days={days}
        ranges={ranges}
        places={[
          ...draft.places.map(({ id, name }, at) => ({
            id,
            name,
            color: placeColors[at % placeColors.length]!.color,
          })),
          { id: video, name: t("availability.place.video"), color: "c" },
        ]}
        booked={booked}
        invalid={invalid}
        hours={visibleHours([...ranges, ...booked])}
        formatTime={clockText}
        labels={{
          hint: t("availability.week.hint"),
          closed: t("availability.week.closed"),
          range: (day, hours, place) => `${day}, ${hours} ${place}`,
          add: (day) => t("availability.week.add", { day }),
        }}
        onChange={(range) =>
          change(
            (before) =>
              monday ? moveDated(before, holidays, monday, range) : moveRule(before, range),
            `move ${range.id}`,
          )}
        onAdd={add}
        onOpen={open}
        onRemove={(id) =>
          change((before) => monday ? removeDated(before, holidays, id) : withoutRule(before, id))}
      />
      <Text size="small" tone="soft">
        {t("availability.week.how")} <ShowAt from="tablet">{t("availability.week.drawing")}</ShowAt>
        {" "}
        {monday && t("availability.week.exceptions")}
        {booked.length > 0 && !monday && t("availability.week.bookedSoon")}
      </Text>
    </Stack>
  );
}
