import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SlotList, type TimesOfDay } from "ui-kit/booking/slot-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { addDays, type Day, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import type { Draft } from "./draft.ts";
import { problemsOf } from "./problems.ts";
import { type EventType, type PreviewDay, previewQuery } from "./queries.ts";
import type { Editing } from "./use-editor.ts";
import { useDayText, usePlaceName, useProblemText } from "./use-words.ts";

const restMs = 400;

/** A value once it has been the same for a moment: nobody is asked in the middle of a movement. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The choice of a practice, by its name and length. */
export function EventTypeChoice({ eventTypes, picked, onPick, layout = "field" }: {
  eventTypes: EventType[];
  picked: string;
  onPick: (url: string) => void;
  layout?: "field" | "inline";
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const nameOf = ({ name, practice }: EventType) => {
    if (!practice) return name;
    return practice.intro ? t("journal.session.intro") : label("THERAPY_TYPE", practice.type);
  };
  return (
    <Select
      label={t("availability.preview.practice")}
      layout={layout}
      groups={[{
        options: eventTypes.map((type) => ({
          id: type.url,
          label: `${nameOf(type)}, ${format.minutes(type.durationMinutes)}`,
        })),
      }]}
      picked={picked}
      onPick={onPick}
    />
  );
}

/** The days of a preview as they are shown: times by place, or the way to why there are none. */
function useShownDays(draft: Draft, onWhy: (day: Day) => void) {
  const { t } = useTranslation();
  const sayDay = useDayText();
  const placeName = usePlaceName(draft);
  const format = useFormat(draft.timeZone);
  return (days: PreviewDay[]): TimesOfDay[] =>
    days.map(({ date, slots }) => ({
      date,
      name: sayDay.short(date),
      groups: [...Map.groupBy(slots, ({ placeId }) => placeId)].map(([placeId, own]) => ({
        where: placeName(placeId),
        times: own.map(({ startsAt }) => ({ dateTime: startsAt, text: format.time(startsAt) })),
      })),
      instead: (
        <div>
          <Button
            variant="quiet"
            small
            aria-label={t("availability.preview.whyOn", { day: sayDay.short(date) })}
            onClick={() => onWhy(date)}
          >
            {t("availability.preview.why")}
          </Button>
        </div>
      ),
    }));
}

/** What clients would be offered if what is drawn were saved. */
export function Preview({ editing, eventTypeUrl, onEventType, onWhy }: {
  editing: Editing;
  eventTypeUrl: string;
  onEventType: (url: string) => void;
  onWhy: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const sayProblem = useProblemText();
  const { draft, availability, isDirty } = editing;
  const [weeks, setWeeks] = useState("2");
  const rested = useRested(draft);
  const from = dayIn(rested.timeZone, Date.now());
  const wish = { draft: rested, eventTypeUrl, from, to: addDays(from, Number(weeks) * 7 - 1) };
  const preview = useQuery({ ...previewQuery(wish), placeholderData: keepPreviousData });
  const days = preview.error ? undefined : preview.data;
  const problem = preview.error instanceof ApiError ? preview.error.problem : null;
  const count = days?.reduce((sum, { slots }) => sum + slots.length, 0) ?? 0;
  const reference = referenceOf(preview.error);
  const shown = useShownDays(rested, onWhy);
  return (
    <Section heading={t("availability.preview.title")} divided={false} id="preview">
      <Row justify="between" gap="group" align="end">
        <EventTypeChoice
          eventTypes={availability.eventTypes}
          picked={eventTypeUrl}
          onPick={onEventType}
        />
        <RadioGroup
          variant="segments"
          label={t("availability.preview.span")}
          labelHidden
          picked={weeks}
          onPick={setWeeks}
          options={["2", "4"].map((value) => ({
            value,
            label: t("availability.length.weeks", { count: Number(value) }),
          }))}
        />
      </Row>
      <Text size="small" tone="soft" role="status">
        {isDirty ? t("availability.preview.unsaved") : t("availability.preview.saved")}{" "}
        {days && t("availability.preview.found", { count })}
      </Text>
      {preview.isPending && <Skeleton label={t("availability.preview.loading")} count={3} />}
      {problem?.errors && (
        <Note tone="bad">
          {t("availability.preview.refused")}{" "}
          {[...new Set(problemsOf(problem.errors, rested).map(sayProblem))].join(" ")}
        </Note>
      )}
      {preview.error && !problem?.errors && (
        <Failed
          message={sayFailure(preview.error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void preview.refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {days && count === 0 && (
        <Empty
          message={t("availability.preview.none")}
          action={
            <Button onClick={() => onWhy(addDays(from, 1))}>{t("availability.why.title")}</Button>
          }
        />
      )}
      {days && count > 0 && (
        <SlotList days={shown(days)} aria-label={t("availability.preview.title")} />
      )}
    </Section>
  );
}
