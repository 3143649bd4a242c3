import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { ClearanceNote } from "../client-questions/clearance-note.tsx";
import { myQuestionsQuery } from "../client-questions/queries.ts";
import { useFormat } from "../i18n/use-format.ts";
import { sessionSuitabilityQuery } from "./shared-warnings.tsx";
import type { TherapySession } from "./therapy-session.ts";

/** By which the client booked the session. Only sessions about which the client wrote a question are looked up. */
export function OwnClearance({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { therapist, practiceType } = session;
  const questions = useQuery(myQuestionsQuery(useSessionUser()?.id ?? null));
  const isLikely =
    questions.data?.some((question) =>
      question.therapist.id === therapist.id && question.practice === practiceType &&
      question.messages.some(({ decision }) => decision === "book")
    ) ?? false;
  const { data } = useQuery({ ...sessionSuitabilityQuery(session.id), enabled: isLikely });
  if (!data?.clearance) return null;
  const { clearedAt, validUntil, reason } = data.clearance;
  return (
    <ClearanceNote
      text={t("beforeBooking.cleared", {
        name: therapist.name,
        day: format.date(clearedAt, "day"),
        until: format.date(validUntil, "numeric"),
      })}
      why={t("beforeBooking.clearedWhy", { reason })}
    />
  );
}
