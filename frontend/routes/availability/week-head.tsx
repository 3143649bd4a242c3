import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { blockIdOf } from "ui-kit/booking/week-block.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";
import { spanText } from "./minutes.ts";
import type { Editing } from "./use-editor.ts";
import { useProblemText, useWeekdays } from "./use-words.ts";
import { mondayOf } from "./week-ranges.ts";

/** The colours of places, in turn; the third is that of video. */
export const placeMarks = [
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

/** The places with their colours, and whose clock it is. */
export function Legend({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const { draft } = editing;
  const format = useFormat(draft.timeZone);
  return (
    <Row gap="group">
      {draft.places.map(({ id, name }, at) => (
        <Text key={id} as="span" size="small">
          <PracticeLabel group={placeMarks[at % placeMarks.length]!.group}>{name}</PracticeLabel>
        </Text>
      ))}
      <Text as="span" size="small">
        <PracticeLabel group="somatic">{t("availability.place.video")}</PracticeLabel>
      </Text>
      <Text as="span" size="small" tone="soft">{format.zone()}</Text>
    </Row>
  );
}

/** What is wrong with hours of the week, each leading to them. */
export function WeekProblems({ editing }: { editing: Editing }) {
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
