import { parseDateTime, toZoned } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Day, Instant } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";
import type { Open } from "./dialogs.tsx";
import { EventTypeChoice } from "./preview.tsx";
import { whyQuery } from "./queries.ts";
import { Reasons } from "./reasons.tsx";
import type { Editing } from "./use-editor.ts";

/** A time somebody wonders about, on the clock of the practitioner. */
export type Wondered = { day: Day | undefined; time: string | undefined };

export const whyId = "why";

/** The instant of a day and a time on a zone's clock. A time that the clock leaves out is the next one there is. */
export function instantIn(zone: string, day: Day, time: string): Instant {
  return toZoned(parseDateTime(`${day}T${time}`), zone).toDate().toISOString()
    .replace(".000Z", "Z");
}

function Answer({ editing, eventTypeUrl, startsAt, onOpen }: {
  editing: Editing;
  eventTypeUrl: string;
  startsAt: Instant;
  onOpen: Open;
}) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const format = useFormat(editing.draft.timeZone);
  const { data, error, isPending, refetch } = useQuery(whyQuery(eventTypeUrl, startsAt));
  const reference = referenceOf(error);
  if (isPending) return <Skeleton label={t("availability.why.loading")} count={1} />;
  if (error) {
    return (
      <Failed
        message={sayFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    );
  }
  const when = format.dateTime(startsAt);
  if (data.free) {
    return <Note tone="good" icon="check">{t("availability.why.free", { when })}</Note>;
  }
  return (
    <Note>
      <Reasons reasons={data.reasons} {...{ startsAt, editing, onOpen }} />
    </Note>
  );
}

/** "Why is this time not free?": every reason, and what can be done about it. */
export function Why({ editing, eventTypeUrl, onEventType, wondered, onWonder, onOpen }: {
  editing: Editing;
  eventTypeUrl: string;
  onEventType: (url: string) => void;
  wondered: Wondered;
  onWonder: (wondered: Wondered) => void;
  onOpen: Open;
}) {
  const { t } = useTranslation();
  const { draft, availability, isDirty } = editing;
  const { day, time } = wondered;
  const startsAt = day && time ? instantIn(draft.timeZone, day, time) : null;
  return (
    <Card as="section" aria-labelledby={whyId}>
      <Text as="h2" size="card" id={whyId} tabIndex={-1}>{t("availability.why.title")}</Text>
      {availability.eventTypes.length > 1 && (
        <EventTypeChoice
          eventTypes={availability.eventTypes}
          picked={eventTypeUrl}
          onPick={onEventType}
        />
      )}
      <Row gap="stack" align="start">
        <DateField
          label={t("availability.why.day")}
          value={day}
          onValue={(next) => onWonder({ ...wondered, day: next })}
        />
        <TimeField
          label={t("availability.why.time")}
          value={time}
          onValue={(next) => onWonder({ ...wondered, time: next })}
        />
      </Row>
      {isDirty && <Text size="small" tone="soft">{t("availability.why.asSaved")}</Text>}
      <div aria-live="polite">
        {startsAt && <Answer {...{ editing, eventTypeUrl, startsAt, onOpen }} />}
      </div>
    </Card>
  );
}
