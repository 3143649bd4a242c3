import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { cityOf, useDayText, useRangesText } from "../../availability/use-time-words.ts";
import { type Day, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { OnOpen } from "./dialogs.tsx";
import {
  type Draft,
  type Exception,
  openMinutes,
  type StayAway,
  type Vacation,
  weekdayOf,
  weeklyHours,
} from "./draft.ts";
import type { DraftProblem } from "./problems.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

function Holidays({ editor, onOpen }: { editor: DraftEditor; onOpen: OnOpen }) {
  const { t } = useTranslation();
  const dayText = useDayText();
  const { draft, availability } = editor;
  const isClosed = draft.settings.closedOnPublicHolidays;
  const opened = new Set(
    draft.exceptions.filter(({ ranges }) => ranges.length > 0).map(({ date }) => date),
  );
  function openHoliday(date: Day) {
    const exception = { date, note: "", ranges: weeklyHours(draft, date) };
    onOpen({ form: "exception", exception, isNew: true });
  }
  return (
    <Disclosure
      title={t("availability.holiday.title")}
      aside={
        <Badge>{t("availability.holiday.count", { count: availability.holidays.length })}</Badge>
      }
    >
      <Stack gap="stack">
        {!isClosed && <Text size="small" tone="soft">{t("availability.holiday.asUsual")}</Text>}
        <Stack as="ul" gap="tight">
          {availability.holidays.map(({ date, name }) => (
            <li key={date}>
              <Row justify="between">
                <Stack gap="none">
                  <Text as="b" size="small" weight="strong">{dayText.short(date)}</Text>
                  <Text as="span" size="small" tone="soft">{name}</Text>
                </Stack>
                {isClosed && opened.has(date) && (
                  <Badge tone="success" icon="check">{t("availability.holiday.worked")}</Badge>
                )}
                {isClosed && !opened.has(date) && (
                  <Button
                    variant="quiet"
                    small
                    onClick={() => openHoliday(date)}
                  >
                    {t("availability.holiday.work")}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </Stack>
      </Stack>
    </Disclosure>
  );
}

function kindOf(
  draft: Draft,
  { date, ranges }: Exception,
): "closed" | "shorter" | "longer" | "other" {
  if (ranges.length === 0) return "closed";
  const weekly = openMinutes(draft.rules.filter(({ weekday }) => weekday === weekdayOf(date)));
  const open = openMinutes(ranges);
  if (open === weekly) return "other";
  return open < weekly ? "shorter" : "longer";
}

const icons = {
  closed: "calendar-off",
  shorter: "clock",
  longer: "calendar-plus",
  other: "clock",
} as const;

function ProblemBadges({ problems }: { problems: DraftProblem[] }) {
  const problemText = useProblemText();
  return problems.map((problem, i) => (
    <Badge key={i} tone="error" icon="circle-alert">{problemText(problem)}</Badge>
  ));
}

function ExceptionItem({ editor, exception, onOpen }: {
  editor: DraftEditor;
  exception: Exception;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const dayText = useDayText();
  const rangesText = useRangesText();
  const { draft, problems } = editor;
  const { date, note, ranges } = exception;
  const kind = kindOf(draft, exception);
  const ownProblems = problems.filter(({ location }) =>
    location.at === "exception" && location.date === date
  );
  return (
    <li>
      <Row justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="b" size="small" weight="strong">{dayText.short(date)}</Text>
          <Text as="span" size="small" tone="soft">
            {[note, ranges.length > 0 && rangesText(ranges)].filter(Boolean).join(" · ")}
          </Text>
          <ProblemBadges problems={ownProblems} />
        </Stack>
        <Row wrap={false} gap="tight">
          <Badge tone={kind === "shorter" ? "warning" : "neutral"} icon={icons[kind]}>
            {t(`availability.exception.kind.${kind}`)}
          </Badge>
          <Button
            variant="quiet"
            small
            icon="pencil"
            iconOnly
            onClick={() => onOpen({ form: "exception", exception, isNew: false })}
          >
            {t("availability.exception.change", { day: dayText.short(date) })}
          </Button>
        </Row>
      </Row>
    </li>
  );
}

function VacationItem({ editor, vacation, onOpen }: {
  editor: DraftEditor;
  vacation: Vacation;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const { note, id } = vacation;
  const days = useSpanText()(vacation);
  const ownProblems = editor.problems.filter(({ location }) =>
    location.at === "vacation" && location.vacationId === id
  );
  return (
    <li>
      <Row justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="b" size="small" weight="strong">{days}</Text>
          <Text as="span" size="small" tone="soft">{note}</Text>
          <ProblemBadges problems={ownProblems} />
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

function StayItem({ editor, stay, onOpen }: {
  editor: DraftEditor;
  stay: StayAway;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const days = useSpanText()(stay);
  const ownProblems = editor.problems.filter(({ location }) =>
    location.at === "stay" && location.stayId === stay.id
  );
  return (
    <li>
      <Row justify="between" wrap={false}>
        <Stack gap="none">
          <Text as="b" size="small" weight="strong">{days}</Text>
          <Text as="span" size="small" tone="soft">{t("availability.stay.byVideo")}</Text>
          <ProblemBadges problems={ownProblems} />
        </Stack>
        <Row wrap={false} gap="tight">
          <Badge icon="globe">{cityOf(stay.timeZone)}</Badge>
          <Button
            variant="quiet"
            small
            icon="pencil"
            iconOnly
            onClick={() => onOpen({ form: "stay", stay })}
          >
            {t("availability.vacation.change", { days })}
          </Button>
        </Row>
      </Row>
    </li>
  );
}

function useSpanText() {
  const { locale } = useFormat("UTC");
  return ({ fromDate, toDate }: { fromDate: Day; toDate: Day }) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" })
      .formatRange(noonOf(fromDate), noonOf(toDate));
}

export function Exceptions({ editor, onOpen }: { editor: DraftEditor; onOpen: OnOpen }) {
  const { t } = useTranslation();
  const { draft } = editor;
  const today = dayIn(draft.timeZone, Date.now());
  const items = [
    ...draft.exceptions.filter(({ date }) => date >= today).map((exception) => ({
      day: exception.date,
      item: <ExceptionItem key={exception.date} {...{ editor, exception, onOpen }} />,
    })),
    ...draft.vacations.filter(({ toDate }) => toDate >= today).map((vacation) => ({
      day: vacation.fromDate,
      item: <VacationItem key={vacation.id} {...{ editor, vacation, onOpen }} />,
    })),
    ...draft.stays.filter(({ toDate }) => toDate >= today).map((stay) => ({
      day: stay.fromDate,
      item: <StayItem key={stay.id} {...{ editor, stay, onOpen }} />,
    })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  return (
    <Card as="section" aria-labelledby="exceptions">
      <Text as="h2" size="card" id="exceptions">{t("availability.exception.title")}</Text>
      {items.length === 0
        ? <Text size="small" tone="soft">{t("availability.exception.none")}</Text>
        : <Stack as="ul" gap="stack">{items.map(({ item }) => item)}</Stack>}
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
        <Button small icon="globe" onClick={() => onOpen({ form: "stay", stay: null })}>
          {t("availability.stay.add")}
        </Button>
      </Row>
      <Holidays editor={editor} onOpen={onOpen} />
    </Card>
  );
}
