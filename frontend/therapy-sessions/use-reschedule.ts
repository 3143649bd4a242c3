import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { nearestTimes } from "../booking/booking-state.ts";
import { useChosenTime } from "../booking/use-chosen-time.ts";
import { config } from "../config.ts";
import type { Instant } from "../days.ts";
import { refetchSessions, storeAnswer } from "./queries.ts";
import type { MeetingType, TherapySession } from "./therapy-session.ts";

type Details = { meetingType: MeetingType; reason: string };

export function useReschedule(
  session: TherapySession,
  free: readonly Instant[],
  { onMoved, onProviderOnly }: {
    onMoved: (moved: TherapySession) => void;
    onProviderOnly: (rescheduleUrl: string) => void;
  },
) {
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const { id, eventTypeUrl } = session;
  const { state, hold, dispatch, ...time } = useChosenTime(
    eventTypeUrl ?? "",
    (taken, offered) => {
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      return offered.length > 0 ? offered : nearestTimes(free, taken);
    },
    config.scheduling.capabilities,
  );

  const sending = useSubmit({
    mutationFn: ({ startsAt, meetingType, reason }: Details & { startsAt: Instant }) => {
      const body = { startsAt, meetingType, ...(reason ? { reason } : {}) };
      return ok(api.POST("/api/therapy-sessions/{id}/reschedule", {
        params: { path: { id }, header: { "idempotency-key": intent.keyOf([body, hold?.id]) } },
        body: { ...body, ...(hold ? { holdId: hold.id, holdSecret: hold.secret } : {}) },
      }));
    },
    onSuccess: (moved) => {
      intent.done();
      time.discardHold();
      storeAnswer(queries, moved);
      refetchSessions(queries);
      onMoved(moved);
    },
    onError: (failure, { startsAt }) => {
      const providerUrl = failure instanceof ApiError && failure.problem.rescheduleUrl;
      if (providerUrl) onProviderOnly(providerUrl);
      else time.refuse(startsAt, failure);
    },
  });

  return {
    state,
    choose: time.choose,
    reschedule(details: Details) {
      if (!state.startsAt) return;
      dispatch({ type: "sent" });
      sending.mutate({ ...details, startsAt: state.startsAt });
    },
  };
}
