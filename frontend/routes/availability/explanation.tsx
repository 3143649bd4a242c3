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
import { explanationQuery } from "../../availability/explanation-query.ts";
import type { Day, Instant } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import type { OnOpen } from "./dialogs.tsx";
import { zoneAt, zoneOn } from "./draft-rules.ts";
import { EventTypeChoice } from "./preview.tsx";
import { Reasons } from "./reasons.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";

/** The time to explain, on the wall clock of the practitioner. */
export type ExplainedTime = { day: Day | undefined; time: string | undefined };

export const explanationId = "why";

function instantIn(zone: string, day: Day, time: string): Instant {
  return toZoned(parseDateTime(`${day}T${time}`), zone).toDate().toISOString()
    .replace(".000Z", "Z");
}

function Answer({ editor, eventTypeUrl, startsAt, onOpen }: {
  editor: DraftEditor;
  eventTypeUrl: string;
  startsAt: Instant;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const format = useFormat(zoneAt(editor.draft, startsAt));
  const { data, error, isPending, refetch } = useQuery(explanationQuery(eventTypeUrl, startsAt));
  const reference = referenceOf(error);
  if (isPending) return <Skeleton label={t("availability.why.loading")} count={1} />;
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    );
  }
  const when = format.dateTime(startsAt);
  if (data.free) {
    return <Note tone="success" icon="check">{t("availability.why.free", { when })}</Note>;
  }
  return (
    <Note>
      <Reasons reasons={data.reasons} {...{ startsAt, eventTypeUrl, editor, onOpen }} />
    </Note>
  );
}

export function Explanation({ editor, eventTypeUrl, onEventType, picked, onPick, onOpen }: {
  editor: DraftEditor;
  eventTypeUrl: string;
  onEventType: (url: string) => void;
  picked: ExplainedTime;
  onPick: (picked: ExplainedTime) => void;
  onOpen: OnOpen;
}) {
  const { t } = useTranslation();
  const { draft, availability, isDirty } = editor;
  const { day, time } = picked;
  const startsAt = day && time ? instantIn(zoneOn(draft, day), day, time) : null;
  return (
    <Card as="section" aria-labelledby={explanationId}>
      <Text as="h2" size="card" id={explanationId} tabIndex={-1}>
        {t("availability.why.title")}
      </Text>
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
          onChange={(next) => onPick({ ...picked, day: next })}
        />
        <TimeField
          label={t("availability.why.time")}
          value={time}
          onChange={(next) => onPick({ ...picked, time: next })}
        />
      </Row>
      {isDirty && <Text size="small" tone="soft">{t("availability.why.asSaved")}</Text>}
      <div aria-live="polite">
        {startsAt && <Answer {...{ editor, eventTypeUrl, startsAt, onOpen }} />}
      </div>
    </Card>
  );
}
