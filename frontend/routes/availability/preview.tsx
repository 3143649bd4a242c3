import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SlotDay, SlotList } from "ui-kit/booking/slot-list.tsx";
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
import { useDayText } from "../../availability/use-time-words.ts";
import { ApiError } from "../../api/api-error.ts";
import { addDays, type Day, dayIn, type Instant } from "../../days.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import type { Draft } from "./draft.ts";
import { zoneOn } from "./draft-rules.ts";
import { problemsOf } from "./problems.ts";
import { type EventType, type PreviewDay, previewQuery } from "./queries.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { usePlaceName, useProblemText } from "./use-labels.ts";
import { usePracticeName } from "./use-practice-name.ts";

const debounceMs = 400;

export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

export function EventTypeChoice({ eventTypes, picked, onPick, layout = "field" }: {
  eventTypes: EventType[];
  picked: string;
  onPick: (url: string) => void;
  layout?: "field" | "inline";
}) {
  const { t } = useTranslation();
  const practiceName = usePracticeName();
  return (
    <Select
      label={t("availability.preview.practice")}
      layout={layout}
      groups={[{
        options: eventTypes.map((type) => ({
          id: type.url,
          label: practiceName(type),
        })),
      }]}
      picked={picked}
      onPick={onPick}
    />
  );
}

/** Free times by day and place; a day without any has a button that explains why. */
function useShownDays(draft: Draft, onExplain: (day: Day) => void) {
  const { t } = useTranslation();
  const dayText = useDayText();
  const placeName = usePlaceName(draft);
  const language = useLanguage();
  const timeOf = (day: Day, startsAt: Instant) =>
    formatFor(language, zoneOn(draft, day)).time(startsAt);
  return (days: PreviewDay[]): SlotDay[] =>
    days.map(({ date, slots }) => ({
      date,
      name: dayText.short(date),
      groups: [...Map.groupBy(slots, ({ placeId }) => placeId)].map(([placeId, own]) => ({
        where: placeName(placeId),
        times: own.map(({ startsAt }) => ({ dateTime: startsAt, text: timeOf(date, startsAt) })),
      })),
      fallback: (
        <div>
          <Button
            variant="quiet"
            small
            aria-label={t("availability.preview.whyOn", { day: dayText.short(date) })}
            onClick={() => onExplain(date)}
          >
            {t("availability.preview.why")}
          </Button>
        </div>
      ),
    }));
}

export function Preview({ editor, eventTypeUrl, onEventType, onExplain }: {
  editor: DraftEditor;
  eventTypeUrl: string;
  onEventType: (url: string) => void;
  onExplain: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const problemText = useProblemText();
  const { draft, availability, isDirty } = editor;
  const [weeks, setWeeks] = useState("2");
  const previewed = useDebounced(draft);
  const from = dayIn(previewed.timeZone, Date.now());
  const request = {
    draft: previewed,
    eventTypeUrl,
    from,
    to: addDays(from, Number(weeks) * 7 - 1),
  };
  const preview = useQuery({ ...previewQuery(request), placeholderData: keepPreviousData });
  const days = preview.error ? undefined : preview.data;
  const problem = preview.error instanceof ApiError ? preview.error.problem : null;
  const count = days?.reduce((sum, { slots }) => sum + slots.length, 0) ?? 0;
  const reference = referenceOf(preview.error);
  const toDays = useShownDays(previewed, onExplain);
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
        <Note tone="error">
          {t("availability.preview.refused")}{" "}
          {[...new Set(problemsOf(problem.errors, previewed).map(problemText))].join(" ")}
        </Note>
      )}
      {preview.error && !problem?.errors && (
        <Failed
          message={showFailure(preview.error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void preview.refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {days && count === 0 && (
        <Empty
          message={t("availability.preview.none")}
          action={
            <Button onClick={() => onExplain(addDays(from, 1))}>
              {t("availability.why.title")}
            </Button>
          }
        />
      )}
      {days && count > 0 && (
        <SlotList days={toDays(days)} aria-label={t("availability.preview.title")} />
      )}
    </Section>
  );
}
