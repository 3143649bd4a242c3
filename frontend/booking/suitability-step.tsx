import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { therapistQuery } from "../api/therapists.ts";
import { profileAddress } from "../appointment/booking-choice.ts";
import { askAddress } from "../client-questions/ask-address.ts";
import { searchAddress } from "../search/filters.ts";
import { type BookingVerdict, canAcknowledge } from "../suitability/booking-verdict.ts";
import { Warning } from "../suitability/warning.tsx";
import type { BookingPage } from "./booking-page-queries.ts";
import type { BookingState } from "./booking-state.ts";
import { linkTarget } from "./embed.ts";
import type { useSuitability } from "./use-suitability.ts";

type Suitability = ReturnType<typeof useSuitability>;

/** The address of the practitioner's free introductory call. */
function useIntroHref(therapistId: string, isWanted: boolean): string | undefined {
  const { data } = useQuery({ ...therapistQuery(therapistId), enabled: isWanted });
  const call = data?.practices.find(({ intro }) => intro);
  return data && call && profileAddress(data.slug, { practice: call.id });
}

/** What the test says about the practice, before the details of the booking. */
export function SuitabilityStep({ page, state, suitability, verdict, booking, subject }: {
  page: BookingPage;
  state: BookingState;
  suitability: Suitability;
  verdict: BookingVerdict;
  booking: { goBack: () => void; release: () => void };
  subject: { name: string };
}) {
  const { t } = useTranslation();
  const therapistId = page.therapist?.id ?? "";
  const asksFirst = verdict.verdict === "ask" && therapistId !== "";
  const introHref = useIntroHref(therapistId, asksFirst);
  const askHref = asksFirst
    ? askAddress({ practitioner: therapistId, practice: verdict.practice })
    : undefined;
  const { problem, hold } = state;
  const isHeldInVain = hold.status === "held" && !canAcknowledge(verdict);
  const release = useEffectEvent(booking.release);
  useEffect(() => {
    if (isHeldInVain) release();
  }, [isHeldInVain]);
  const isStale = problem?.kind === "failed" && problem.errCode === "ERR_STALE";
  return (
    <Stack gap="group">
      {isStale && <Note urgent>{t("beforeBooking.stale")}</Note>}
      <Warning
        verdict={verdict}
        name={subject.name}
        isRead={suitability.isRead}
        isMissing={suitability.isMissing}
        onRead={suitability.setRead}
        sharing={suitability.sharing}
        askHref={askHref}
        introHref={introHref}
        target={linkTarget()}
      >
        <Button variant="quiet" small icon="arrow-left" onClick={booking.goBack}>
          {t("confirmation.details.back")}
        </Button>
      </Warning>
    </Stack>
  );
}

/** The one way on. */
export function SuitabilityAction({ suitability }: { suitability: Suitability }) {
  const { t } = useTranslation();
  const { verdict, pass } = suitability;
  if (verdict && !canAcknowledge(verdict)) {
    const { instead } = verdict;
    const hasOthers = instead.length > 0;
    const href = hasOthers ? searchAddress({ practices: instead }) : "/preferences";
    return (
      <Button variant="primary" href={href} {...linkTarget()}>
        {t(hasOthers ? "beforeBooking.instead.all" : "beforeBooking.instead.result")}
      </Button>
    );
  }
  return <Button variant="primary" onClick={pass}>{t("beforeBooking.continue")}</Button>;
}
