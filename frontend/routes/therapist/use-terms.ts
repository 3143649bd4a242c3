import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import type { FreeTime } from "../../booking/free-time-queries.ts";
import type { Practice, TherapistPage } from "./queries.ts";
import { useChoice } from "./use-choice.ts";

const hourMs = 3_600_000;

/** What cancelling the chosen time costs and how it is paid, in two sentences. */
export function useTerms(
  { cancellationNoticeHours }: TherapistPage,
  practice: Practice,
  picked: FreeTime | undefined,
): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { choice } = useChoice();
  if (!picked) return "";
  if (practice.priceCents === 0) return t("therapist.times.costsNothing");
  const until = Date.parse(picked.start_time) - cancellationNoticeHours * hourMs;
  const cancelling = until > Date.now()
    ? t("therapist.times.freeUntil", { day: format.date(until), time: format.time(until) })
    : t("therapist.times.noFreeCancel");
  const meeting = choice.type ?? practice.meetingTypes[0];
  return meeting === "IN_PERSON" ? `${cancelling} ${t("therapist.times.payOnSite")}` : cancelling;
}
