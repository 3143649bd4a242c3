import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { blockIdOf } from "ui-kit/booking/week-block.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useWeekdayNames } from "../../availability/use-time-words.ts";
import { addDays, type Day, dayIn, mondayOf, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { rangeText } from "../../availability/time-of-day.ts";
import { usesOf } from "./draft.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export const placeColors = [
  { color: "a", group: "talking" },
  { color: "b", group: "other" },
] as const;

/** The shown week: the weekly hours, or the week of a date in the URL. */
export function useShownWeek({ draft }: DraftEditor) {
  const { params, go } = useListAddress();
  const today = dayIn(draft.timeZone, Date.now());
  const week = params.get("week");
  const monday = week && /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week))
    ? mondayOf(week)
    : null;
  return {
    today,
    monday,
    show: (week: Day | null) => go({ week }, { replace: true }),
  };
}

export function WeekChoice({ shown }: { shown: ReturnType<typeof useShownWeek> }) {
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

export function Legend({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const { draft } = editor;
  const format = useFormat(draft.timeZone);
  const byVideo = usesOf(draft, null);
  return (
    <Row gap="group">
      {draft.places.map(({ id, name }, at) => (
        <Text key={id} as="span" size="small">
          <PracticeLabel group={placeColors[at % placeColors.length]!.group}>{name}</PracticeLabel>
        </Text>
      ))}
      {(byVideo.rules > 0 || byVideo.dates > 0) && (
        <Text as="span" size="small">
          <PracticeLabel group="somatic">{t("availability.place.video")}</PracticeLabel>
        </Text>
      )}
      <Text as="span" size="small" tone="soft">{format.zone()}</Text>
    </Row>
  );
}

export function WeekProblems({ editor }: { editor: DraftEditor }) {
  const days = useWeekdayNames();
  const problemText = useProblemText();
  const { draft, problems } = editor;
  const lines = problems.flatMap((problem) => {
    const { location } = problem;
    const rule = location.at === "rule"
      ? draft.rules.find(({ id }) => id === location.ruleId)
      : null;
    return rule ? [{ problem, rule }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Note tone="error" urgent>
      {lines.map(({ problem, rule }, i) => (
        <Text key={i} size="small">
          <Link
            href={`#${blockIdOf(rule.id)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(blockIdOf(rule.id))?.focus();
            }}
          >
            {days.long(rule.weekday)}, {rangeText(rule)}
          </Link>: {problemText(problem)}
        </Text>
      ))}
    </Note>
  );
}
