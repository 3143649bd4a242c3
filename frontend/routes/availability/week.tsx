import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AvailabilityWeek, type WeekDay } from "ui-kit/booking/availability-week.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import type { Open } from "./dialogs.tsx";
import { hoursOn, openMinutes, weekdays, withoutRule } from "./draft.ts";
import { clockText } from "./minutes.ts";
import type { Editing } from "./use-editor.ts";
import { useWeekdays } from "./use-words.ts";
import { Legend, placeMarks, useShownWeek, WeekChoice, WeekProblems } from "./week-head.tsx";
import {
  bookedIn,
  datedId,
  datedRanges,
  drawDated,
  drawRule,
  likelyPlace,
  moveDated,
  moveRule,
  removeDated,
  shownHours,
  usualRanges,
  video,
} from "./week-ranges.ts";

const upcoming = sessionsQuery("therapist", {
  when: "upcoming",
  status: "booked",
  order: "soonest",
});

/** How the days of the drawn week are called, and how much of each is open. */
function useDays(editing: Editing, monday: Day | null): WeekDay[] {
  const { t } = useTranslation();
  const names = useWeekdays();
  const calendar = useFormat("UTC");
  const { draft, availability } = editing;
  const holidays = availability.holidays.map(({ date }) => date);
  const open = (minutes: number) =>
    minutes === 0
      ? t("availability.week.none")
      : t("availability.week.open", { hours: calendar.number(minutes / 60) });
  return weekdays.map((weekday) => {
    if (monday === null) {
      const own = draft.rules.filter((rule) => rule.weekday === weekday);
      return {
        weekday,
        name: names.short(weekday),
        spoken: names.long(weekday),
        total: open(openMinutes(own)),
      };
    }
    const day = addDays(monday, weekday - 1);
    const { ranges, because } = hoursOn(draft, holidays, day);
    return {
      weekday,
      name: `${names.short(weekday)} ${calendar.dayOfMonth(noonOf(day))}`,
      spoken: calendar.opening(calendar.date(noonOf(day), "spoken")),
      total: because === "week" || (because === "exception" && ranges.length > 0)
        ? open(openMinutes(ranges))
        : t(`availability.week.${because}`),
    };
  });
}

/** The shape of the week, with what is booked in it. */
export function Week({ editing, onOpen }: { editing: Editing; onOpen: Open }) {
  const { t } = useTranslation();
  const { draft, availability, change, problems } = editing;
  const shown = useShownWeek(editing);
  const { monday, today } = shown;
  const holidays = availability.holidays.map(({ date }) => date);
  const sessions = useInfiniteQuery(upcoming).data?.pages.flatMap((page) => page.sessions) ?? [];
  const booked = bookedIn(sessions, draft.timeZone, monday ?? today);
  const ranges = monday ? datedRanges(draft, holidays, monday) : usualRanges(draft);
  const days = useDays(editing, monday);
  const wrong = new Set(
    problems.flatMap(({ spot }) => spot.at === "rule" ? [spot.ruleId] : []),
  );

  function openDate(day: Day, add: boolean) {
    const { ranges, because } = hoursOn(draft, holidays, day);
    const vacation = draft.vacations
      .find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
    if (because === "vacation" && vacation) return onOpen({ form: "vacation", vacation });
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
      isNew: because !== "exception",
    });
  }
  function add({ weekday, from, to }: { weekday: number; from?: number; to?: number }) {
    if (from === undefined || to === undefined) {
      if (monday) return openDate(addDays(monday, weekday - 1), true);
      const hours = {
        weekday,
        fromMinute: 600,
        toMinute: 840,
        placeId: likelyPlace(draft, weekday),
      };
      return onOpen({ form: "rule", id: null, hours });
    }
    if (!monday) {
      return change((before) => drawRule(before, { weekday, from, to }, crypto.randomUUID()));
    }
    const day = addDays(monday, weekday - 1);
    if (hoursOn(draft, holidays, day).because === "vacation") return openDate(day, false);
    change((before) => drawDated(before, holidays, monday, { weekday, from, to }));
  }
  function open(id: string) {
    if (monday) return openDate(datedId(id).day, false);
    const rule = draft.rules.find((each) => each.id === id);
    if (rule) onOpen({ form: "rule", id, hours: rule });
  }
  return (
    <Stack gap="group">
      <Row justify="between" gap="group">
        <Legend editing={editing} />
        <WeekChoice shown={shown} />
      </Row>
      <WeekProblems editing={editing} />
      <AvailabilityWeek
        label={t(monday ? "availability.week.dates" : "availability.week.usual")}
        days={days}
        ranges={ranges}
        places={[
          ...draft.places.map(({ id, name }, at) => ({
            id,
            name,
            mark: placeMarks[at % placeMarks.length]!.mark,
          })),
          { id: video, name: t("availability.place.video"), mark: "c" },
        ]}
        booked={booked}
        wrong={wrong}
        hours={shownHours([...ranges, ...booked])}
        timeOf={clockText}
        words={{
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
