import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { rescheduleTherapySession as limits } from "../../api/limits/therapy-sessions.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { RequiredText } from "../../therapy-sessions/use-required-text.ts";
import { useRefusalText } from "../../client-booking/use-refusal-text.ts";
import { isRefusedTime } from "./use-time-reasons.ts";

/** Why a move was refused and what to do, with the free times near. */
export function MoveFailure({ failure, problem, timeZone, onChoose }: {
  failure: Error | null;
  /** What is known about the time, more than the refusal says. */
  problem: string | null;
  /** IANA zone of the times. */
  timeZone: string;
  onChoose: (startsAt: string) => void;
}) {
  const format = useFormat(timeZone);
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  if (!failure) return null;
  const needsOther = isRefusedTime(failure) || hasErrorCode(failure, "ERR_CLIENT_BUSY");
  const text = [
    refusalText(failure),
    needsOther && t("sessions.calendar.refused.notMoved"),
  ].filter(Boolean).join(" ");
  const alternatives = failure instanceof ApiError ? failure.problem.alternatives ?? [] : [];
  return (
    <Note
      tone="error"
      urgent
      actions={alternatives.map((startsAt) => (
        <Button
          key={startsAt}
          small
          onClick={() => onChoose(startsAt)}
        >
          {format.dateTime(startsAt)}
        </Button>
      ))}
    >
      {isRefusedTime(failure) && problem ? problem : text}
    </Note>
  );
}

/** The reason that the practitioner gives. */
export function MoveReason({ reason, description }: {
  reason: RequiredText;
  description: string;
}) {
  const { t } = useTranslation();
  return (
    <TextArea
      name="reason"
      label={t("sessions.cancel.reason")}
      description={description}
      ref={reason.ref}
      defaultValue={reason.start}
      aria-required
      error={reason.error}
      onChange={({ currentTarget: { value } }) => reason.typed(value)}
      maxLength={limits.reason.maxLength}
      rows={2}
    />
  );
}
