import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { ApiError } from "../../api/api-error.ts";
import { rescheduleTherapySession as limits } from "../../api/limits/therapy-sessions.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { RequiredText } from "../../therapy-sessions/use-required-text.ts";

/** Why a move was refused, with the free times near. */
export function MoveFailure({ failure, timeZone, onChoose }: {
  failure: Error | null;
  /** IANA zone of the times. */
  timeZone: string;
  onChoose: (startsAt: string) => void;
}) {
  const format = useFormat(timeZone);
  const showFailure = useShowFailure();
  if (!failure) return null;
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
      {showFailure(failure)}
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
      aria-required
      error={reason.error}
      onChange={({ currentTarget: { value } }) => reason.typed(value)}
      maxLength={limits.reason.maxLength}
      rows={2}
    />
  );
}
