import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../../api/api-error.ts";
import { explanationQuery } from "../../availability/explanation-query.ts";
import { useReasonText } from "../../availability/use-reason-text.ts";
import { instantOf } from "../../days.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { moveProblem } from "./calendar-items.ts";

type Time = { eventTypeUrl: string; startsAt: string; sessionId?: string };

/**
 * Why the practitioner cannot hold a session at a time, in words; none when it is free. `outsideHours`: only the hours stand
 * in the way of a booking.
 */
export function useTimeReasons(calendar: WorkCalendar | undefined, time: Time | null) {
  const { t } = useTranslation();
  const reasonText = useReasonText({
    timeZone: calendar?.timeZone ?? "UTC",
    placeName: (placeId) =>
      calendar?.places.find(({ id }) => id === placeId)?.name ?? t("availability.place.gone"),
  });
  const enabled = calendar !== undefined && calendar.days.length > 0 && time !== null;
  const { eventTypeUrl = "", startsAt = "", sessionId } = time ?? {};
  const by = "practitioner";
  const { data, isPending } = useQuery({
    ...explanationQuery(eventTypeUrl, startsAt, { by, sessionId }),
    enabled,
  });
  if (!enabled || !data || data.free) {
    return { reasons: [], outsideHours: false, isPending: enabled && isPending };
  }
  const { outsideHours } = data;
  return { reasons: data.reasons.map(reasonText), outsideHours, isPending };
}

/** Why a session cannot move to an instant (ms), in words; null when it can, as far as is known. */
export function useMoveProblem(
  calendar: WorkCalendar | undefined,
  session: TherapySession,
  to: number | null,
): { text: string | null; isPending: boolean } {
  const { t } = useTranslation();
  const problem = calendar && to !== null ? moveProblem(calendar, session, to, Date.now()) : null;
  const { eventTypeUrl } = session;
  const { reasons, isPending } = useTimeReasons(
    calendar,
    problem || to === null || eventTypeUrl === null
      ? null
      : { eventTypeUrl, startsAt: instantOf(to), sessionId: session.id },
  );
  if (reasons.length > 0) {
    return { text: [...reasons, t("sessions.calendar.refused.choose")].join(" "), isPending };
  }
  if (!problem) return { text: null, isPending };
  if (problem.kind === "break") {
    return { text: t("sessions.calendar.problem.break", { name: problem.by }), isPending };
  }
  const text = problem.kind === "taken" && problem.by !== null
    ? t("sessions.calendar.problem.takenBy", { name: problem.by })
    : t(`sessions.calendar.problem.${problem.kind}`);
  return { text, isPending };
}

export function isRefusedTime(failure: unknown): boolean {
  return hasErrorCode(failure, "ERR_SLOT_TAKEN") || hasErrorCode(failure, "ERR_SLOT_NOT_OFFERED");
}
