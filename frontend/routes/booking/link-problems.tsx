import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { BookingLinkPage } from "./booked.tsx";

/** A link that opens no booking; the page names no person. */
export function InvalidLink() {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <BookingLinkPage
      title={t("confirmation.show.invalid.title")}
      lead={t("confirmation.show.invalid.text")}
    >
      <Row>
        {user
          ? <Button href="/journal">{t("confirmation.show.journal")}</Button>
          : <Button href="/login?returnUrl=/journal">{t("confirmation.show.logIn")}</Button>}
      </Row>
    </BookingLinkPage>
  );
}

export function LinkFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const id = referenceOf(failure);
  if (hasErrorCode(failure, "ERR_PRACTICE_NOT_OFFERED")) {
    return (
      <BookingLinkPage title={t("confirmation.show.failed")} lead={showFailure(failure)}>
        <Row>
          <Button variant="primary" href="/">{t("confirmation.show.search")}</Button>
        </Row>
      </BookingLinkPage>
    );
  }
  return (
    <BookingLinkPage title={t("confirmation.show.failed")}>
      <Failed
        message={showFailure(failure)}
        retryLabel={t("shell.retry")}
        onRetry={onRetry}
        reference={id && t("shell.reference", { id })}
      />
    </BookingLinkPage>
  );
}
