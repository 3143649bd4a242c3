import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AvailabilityWeek, type WeekDay } from "ui-kit/booking/availability-week.tsx";
import { PracticeMark } from "ui-kit/booking/practice-mark.tsx";
import { blockIdOf } from "ui-kit/booking/week-block.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { sessionsQuery } from "../journal/queries.ts";
import { useAddress } from "../journal/use-address.ts";
import type { Open } from "./dialogs.tsx";
import { hoursOn, openMinutes, weekdays, withoutRule } from "./draft.ts";
import { clockText, spanText } from "./minutes.ts";
import type { Editing } from "./use-editor.ts";
import { useProblemText, useWeekdays } from "./use-words.ts";
import {
  bookedIn,
  datedId,
  datedRanges,
  drawDated,
  drawRule,
  likelyPlace,
  mondayOf,
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

const marks = [
  { mark: "a", group: "talking" },
  { mark: "b", group: "other" },
] as const;

/** Which week is drawn: the usual one, or that of a date in the address. */
export function useShownWeek({ draft }: Editing) {
  const { params, go } = useAddress();
  const today = dayIn(draft.timeZone, Date.now());
  const asked = params.get("week");
  const monday = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked))
    ? mondayOf(asked)
    : null;
  return {
    today,
    monday,
    show: (week: Day | null) => go({ week }, { replace: true }),
  };
}

/** "23.–29. november" and ways to the weeks around it, or the usual week. */
function WeekChoice({ shown }: { shown: ReturnType<typeof useShownWeek> }) {
  const { t } = useTranslation();
  const calendar = useFormat("UTC");
  const { monday, today, show } = shown;
  const first = monday ?? mondayOf(today);
  const range = new Intl.DateTimeFormat(calendar.locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatRange(noonOf(first), noonOf(addDays(first, 6)));
  return (
    <Row>
      {monday && (
        <Button
          variant="quiet"
          small
          icon="chevron-left"
          iconOnly
          disabled={monday <= mondayOf(today)}
          onClick={() => show(addDays(monday, -7))}
        >
          {t("availability.week.before")}
        </Button>
      )}
      <RadioGroup
        variant="segments"
        label={t("availability.week.which")}
        labelHidden
        picked={monday ? "dates" : "usual"}
        onPick={(which) => show(which === "dates" ? first : null)}
        options={[
          { value: "usual", label: t("availability.week.usual") },
          { value: "dates", label: range },
        ]}
      />
      {monday && (
        <Button
          variant="quiet"
          small
          icon="chevron-right"
          iconOnly
          onClick={() => show(addDays(monday, 7))}
        >
          {t("availability.week.after")}
        </Button>
      )}
    </Row>
  );
}

function Legend({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const { draft } = editing;
  const format = useFormat(draft.timeZone);
  return (
    <Row gap="group">
      {draft.places.map(({ id, name }, at) => (
        <Text key={id} as="span" size="small">
          <PracticeMark group={marks[at % marks.length]!.group}>{name}</PracticeMark>
        </Text>
      ))}
      <Text as="span" size="small">
        <PracticeMark group="somatic">{t("availability.place.video")}</PracticeMark>
      </Text>
      <Text as="span" size="small" tone="soft">{format.zone()}</Text>
    </Row>
  );
}

/** What is wrong with hours of the week, each leading to them. */
function WeekProblems({ editing }: { editing: Editing }) {
  const days = useWeekdays();
  const sayProblem = useProblemText();
  const { draft, problems } = editing;
  const lines = problems.flatMap((problem) => {
    const { spot } = problem;
    const rule = spot.at === "rule" ? draft.rules.find(({ id }) => id === spot.ruleId) : null;
    return rule ? [{ problem, rule }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Note tone="bad" urgent>
      {lines.map(({ problem, rule }, i) => (
        <Text key={i} size="small">
          <Link
            href={`#${blockIdOf(rule.id)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(blockIdOf(rule.id))?.focus();
            }}
          >
            {days.long(rule.weekday)}, {spanText(rule)}
          </Link>: {sayProblem(problem)}
        </Text>
      ))}
    </Note>
  );
}

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
            mark: marks[at % marks.length]!.mark,
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
          range: (day, hours, place) => `${day}, ${hours}, ${place}`,
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
        {t("availability.week.how")}{" "}
        {booked.length > 0 && !monday && t("availability.week.bookedSoon")}
      </Text>
    </Stack>
  );
}
