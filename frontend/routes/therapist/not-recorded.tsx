import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { ApiError, type ErrorCode } from "../../api/api-error.ts";
import { referenceOf, useSayFailure } from "../../shell/say-failure.ts";

/** What no second try and no waiting changes. */
const final: ErrorCode[] = ["ERR_FORBIDDEN", "ERR_SLOT_TAKEN", "ERR_CLIENT_BUSY"];

/** The booking service has the booking, the journal has not. */
export function NotRecorded({ failure, email, onRetry }: {
  failure: unknown;
  /** The address that the booking should have been made with. */
  email: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const id = referenceOf(failure);
  const code = failure instanceof ApiError ? failure.errCode : null;
  const isFinal = code !== null && final.includes(code);
  const reason = code === "ERR_FORBIDDEN"
    ? t("appointment.otherEmail", { email })
    : sayFailure(failure);
  return (
    <Note
      tone="error"
      urgent
      actions={
        <>
          {!isFinal && <Button small icon="rotate-ccw" onClick={onRetry}>{t("shell.retry")}
          </Button>}
          <Button small variant="quiet" href="/journal">{t("appointment.toJournal")}</Button>
        </>
      }
    >
      {isFinal ? t("appointment.refused", { reason }) : `${t("appointment.notSaved")} ${reason}`}
      {id && ` ${t("shell.reference", { id })}`}
    </Note>
  );
}
