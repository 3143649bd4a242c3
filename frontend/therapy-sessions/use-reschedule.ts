import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { type Hold, nearestTimes } from "../booking/booking-state.ts";
import { useChosenTime } from "../booking/use-chosen-time.ts";
import { config } from "../config.ts";
import { dayMs, type Instant } from "../days.ts";
import { refetchChanged } from "./queries.ts";
import type { MeetingType, Shown, TherapySession } from "./therapy-session.ts";

type Details = { meetingType: MeetingType; reason: string; shown: Shown };

/** A move as the server takes it; `key` is the same for a repeated one. */
type Move = { startsAt: Instant; meetingType: MeetingType; reason?: string; shown: Shown };
type SentMove = { move: Move; hold: Hold | null; key: string };

export function rescheduleSession(
  id: string,
  { move, hold, key }: SentMove,
): Promise<TherapySession> {
  return ok(api.POST("/api/therapy-sessions/{id}/reschedule", {
    params: { path: { id }, header: { "idempotency-key": key } },
    body: { ...move, ...(hold ? { holdId: hold.id, holdSecret: hold.secret } : {}) },
  }));
}

/** A session with its buffers blocks times so near to it (ms). */
const nearMs = dayMs / 2;

export function useReschedule<Moved>(
  eventType: string,
  free: readonly Instant[],
  { from, send, onMoved, onProviderOnly }: {
    /** When the session starts now. */
    from: Instant;
    send: (move: SentMove) => Promise<Moved>;
    onMoved: (moved: Moved) => void;
    onProviderOnly: (rescheduleUrl: string) => void;
  },
) {
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const mayBlockItself = (startsAt: Instant) =>
    Math.abs(Date.parse(startsAt) - Date.parse(from)) < nearMs;
  const { state, dispatch, ...time } = useChosenTime(
    eventType,
    (taken, offered) => {
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      return offered.length > 0 ? offered : nearestTimes(free, taken);
    },
    { ...config.scheduling.capabilities, mayBlockItself },
  );

  const sending = useSubmit({
    mutationFn: async ({ startsAt, meetingType, reason, shown }: Details & {
      startsAt: Instant;
    }) => {
      // A hold that is still on its way would refuse the move of its own person.
      const hold = await time.currentHold(startsAt);
      const move = { startsAt, meetingType, ...(reason ? { reason } : {}), shown };
      return await send({ move, hold, key: intent.keyOf([move, hold?.id]) });
    },
    onSuccess: (moved) => {
      intent.done();
      time.discardHold();
      onMoved(moved);
    },
    onError: (failure, { startsAt }) => {
      const providerUrl = failure instanceof ApiError && failure.problem.rescheduleUrl;
      if (providerUrl) onProviderOnly(providerUrl);
      else time.refuse(startsAt, failure);
      refetchChanged(queries, failure);
    },
  });

  return {
    state,
    /** The session itself may block the hold of the chosen time. */
    isNearOwnTime: state.startsAt !== null && mayBlockItself(state.startsAt),
    choose: time.choose,
    reschedule(details: Details) {
      if (!state.startsAt) return;
      dispatch({ type: "sent" });
      sending.mutate({ ...details, startsAt: state.startsAt });
    },
  };
}
