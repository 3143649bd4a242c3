import { useTranslation } from "react-i18next";
import { BookingPanel } from "ui-kit/booking/booking-panel.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesId } from "../../addresses.ts";
import { type useAdmission, useWaitingCount } from "../../api/admission.ts";
import type { TherapistPage } from "../../api/therapists.ts";
import { config } from "../../config.ts";
import { WaitingListButton } from "./waiting-list-button.tsx";

/** Instead of the free times of a practitioner who takes no new clients. */
export function ClosedPanel({ therapist, admission }: {
  therapist: TherapistPage;
  admission: ReturnType<typeof useAdmission>;
}) {
  const { t } = useTranslation();
  const { name } = therapist;
  if (admission.isPending) {
    return (
      <BookingPanel id={freeTimesId} heading={t("therapist.times.title")}>
        <Skeleton label={t("therapist.times.loading")} shape="slots" count={3} />
      </BookingPanel>
    );
  }
  if (therapist.acceptingNewClients === "waitlist" && config.scheduling.capabilities.holds) {
    return <WaitingListPanel therapist={therapist} admission={admission} />;
  }
  return (
    <BookingPanel
      id={freeTimesId}
      heading={t("therapist.admission.title")}
      action={admission.canClaim
        ? <Button block onClick={admission.claimMeeting}>{t("therapist.admission.met")}</Button>
        : <Button block href="/">{t("therapist.admission.others")}</Button>}
    >
      <Text>
        {t(admission.canClaim ? "therapist.admission.visitor" : "therapist.admission.stranger", {
          name,
        })}
      </Text>
    </BookingPanel>
  );
}

function WaitingListPanel({ therapist, admission }: {
  therapist: TherapistPage;
  admission: ReturnType<typeof useAdmission>;
}) {
  const { t } = useTranslation();
  const waiting = useWaitingCount(therapist.id);
  return (
    <BookingPanel
      id={freeTimesId}
      heading={t("therapist.waiting.title")}
      action={<WaitingListButton therapist={therapist} primary />}
      footer={admission.canClaim && (
        <Button variant="quiet" small onClick={admission.claimMeeting}>
          {t("therapist.admission.met")}
        </Button>
      )}
    >
      <Text>{t("therapist.waiting.text", { name: therapist.name })}</Text>
      {waiting > 0 && <Text tone="soft">{t("therapist.waiting.count", { count: waiting })}</Text>}
    </BookingPanel>
  );
}
