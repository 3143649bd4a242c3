import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Holidays } from "./holidays.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import type { Open } from "./dialogs.tsx";
import { type Draft, type Exception, openMinutes, type Vacation, weekdayOf } from "./draft.ts";
import { type DraftProblem } from "./problems.ts";
import type { Editing } from "./use-editor.ts";
import { useDayText, useProblemText, useRangesText } from "./use-words.ts";

/** What a date of its own hours means beside the usual week. */
function kindOf(
  draft: Draft,
  { date, ranges }: Exception,
): "closed" | "shorter" | "longer" | "other" {
  if (ranges.length === 0) return "closed";
  const usual = openMinutes(draft.rules.filter(({ weekday }) => weekday === weekdayOf(date)));
  const own = openMinutes(ranges);
  if (own === usual) return "other";
  return own < usual ? "shorter" : "longer";
}

const icons = {
  closed: "calendar-off",
  shorter: "clock",
  longer: "calendar-plus",
  other: "clock",
} as const;

function Problems({ of }: { of: DraftProblem[] }) {
  const sayProblem = useProblemText();
  return of.map((problem, i) => (
    <Badge key={i} tone="bad" icon="circle-alert">{sayProblem(problem)}</Badge>
  ));
}

function ExceptionLine({ editing, exception, onOpen }: {
  editing: Editing;
  exception: Exception;
  onOpen: Open;
}) {
  const { t } = useTranslation();
  const sayDay = useDayText();
  const sayRanges = useRangesText();
  const { draft, problems } = editing;
  const { date, note, ranges } = exception;
  const kind = kindOf(draft, exception);
  const own = problems.filter(({ spot }) => spot.at === "exception" && spot.date === date);
  return (
    <li>
      <Row justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="b" size="small" weight="strong">{sayDay.short(date)}</Text>
          <Text as="span" size="small" tone="soft">
            {[note, ranges.length > 0 && sayRanges(ranges)].filter(Boolean).join(" · ")}
          </Text>
          <Problems of={own} />
        </Stack>
        <Row wrap={false} gap="tight">
          <Badge tone={kind === "shorter" ? "warn" : "plain"} icon={icons[kind]}>
            {t(`availability.exception.kind.${kind}`)}
          </Badge>
          <Button
            variant="quiet"
            small
            icon="pencil"
            iconOnly
            onClick={() => onOpen({ form: "exception", exception, isNew: false })}
          >
            {t("availability.exception.change", { day: sayDay.short(date) })}
          </Button>
        </Row>
      </Row>
    </li>
  );
}

function VacationLine({ editing, vacation, onOpen }: {
  editing: Editing;
  vacation: Vacation;
  onOpen: Open;
}) {
  const { t } = useTranslation();
  const calendar = useFormat("UTC");
  const { fromDate, toDate, note, id } = vacation;
  const days = new Intl.DateTimeFormat(calendar.locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatRange(noonOf(fromDate), noonOf(toDate));
  const own = editing.problems.filter(({ spot }) =>
    spot.at === "vacation" && spot.vacationId === id
  );
  return (
    <li>
      <Row justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="b" size="small" weight="strong">{days}</Text>
          <Text as="span" size="small" tone="soft">{note}</Text>
          <Problems of={own} />
        </Stack>
        <Row wrap={false} gap="tight">
          <Badge icon="sun">{t("availability.vacation.badge")}</Badge>
          <Button
            variant="quiet"
            small
            icon="pencil"
            iconOnly
            onClick={() => onOpen({ form: "vacation", vacation })}
          >
            {t("availability.vacation.change", { days })}
          </Button>
        </Row>
      </Row>
    </li>
  );
}

/** Dates that are not as the week: single ones, days away, public holidays. */
export function Exceptions({ editing, onOpen }: { editing: Editing; onOpen: Open }) {
  const { t } = useTranslation();
  const { draft } = editing;
  const today = dayIn(draft.timeZone, Date.now());
  const lines = [
    ...draft.exceptions.filter(({ date }) => date >= today).map((exception) => ({
      day: exception.date,
      line: <ExceptionLine key={exception.date} {...{ editing, exception, onOpen }} />,
    })),
    ...draft.vacations.filter(({ toDate }) => toDate >= today).map((vacation) => ({
      day: vacation.fromDate,
      line: <VacationLine key={vacation.id} {...{ editing, vacation, onOpen }} />,
    })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  return (
    <Card as="section" aria-labelledby="exceptions">
      <Text as="h2" size="card" id="exceptions">{t("availability.exception.title")}</Text>
      {lines.length === 0
        ? <Text size="small" tone="soft">{t("availability.exception.none")}</Text>
        : <Stack as="ul" gap="stack">{lines.map(({ line }) => line)}</Stack>}
      <Row>
        <Button
          small
          icon="plus"
          onClick={() => onOpen({ form: "exception", exception: null, isNew: true })}
        >
          {t("availability.exception.add")}
        </Button>
        <Button small icon="sun" onClick={() => onOpen({ form: "vacation", vacation: null })}>
          {t("availability.vacation.add")}
        </Button>
      </Row>
      <Holidays editing={editing} onOpen={onOpen} />
    </Card>
  );
}
