import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { ApiError } from "../api/api-error.ts";
import { askAddress } from "../client-questions/ask-address.ts";
import {
  type Acknowledgement,
  acknowledgementOf,
  type BookingVerdict,
  canAcknowledge,
} from "./booking-verdict.ts";
import { Warning } from "./warning.tsx";

const codes: string[] = ["ERR_NOT_SUITABLE", "ERR_ASK_FIRST", "ERR_CAUTION_UNREAD"];

/** Whether the stored test of the person is why a booking by a link was refused. */
export function isRefusedByTest(failure: unknown): failure is ApiError {
  return failure instanceof ApiError &&
    (codes.includes(failure.errCode) || failure.problem.suitability !== undefined);
}

/** The warning of a refused booking; once it is read, the person books again. */
function ReadWarning({ verdict, practitioner, name, label, isPending, onBook }: {
  verdict: BookingVerdict;
  practitioner: string;
  name: string;
  label: string;
  isPending: boolean;
  onBook: (acknowledgement: Acknowledgement) => void;
}) {
  const [isRead, setRead] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isShared, setShared] = useState(false);
  function book() {
    setMissing(!isRead);
    if (isRead) onBook(acknowledgementOf(verdict, isShared));
  }
  return (
    <Card>
      <Stack gap="group">
        <Warning
          verdict={verdict}
          name={name}
          isRead={isRead}
          isMissing={isMissing && !isRead}
          onRead={setRead}
          sharing={{ isShared, onShare: setShared }}
          askHref={askAddress({ practitioner, practice: verdict.practice })}
        />
        {canAcknowledge(verdict) && (
          <div>
            <Button variant="primary" pending={isPending} onClick={book}>{label}</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What the test says when a booking by a link is refused. Its reasons are shown only to the signed-in person. */
export function RefusedBooking({ failure, ...props }: {
  failure: ApiError;
  /** The id of the practitioner. */
  practitioner: string;
  name: string;
  /** Of the button that books. */
  label: string;
  isPending: boolean;
  onBook: (acknowledgement: Acknowledgement) => void;
}) {
  const { t } = useTranslation();
  const { suitability } = failure.problem;
  if (!suitability) {
    return (
      <Note
        tone="warning"
        urgent
        actions={<Button small href="/login" reload>{t("beforeBooking.signIn.action")}</Button>}
      >
        {t("beforeBooking.signIn.text")}
      </Note>
    );
  }
  return <ReadWarning key={failure.requestId} verdict={suitability} {...props} />;
}
