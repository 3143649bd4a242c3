import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer } from "react";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useIntentKey, useSending } from "../api/use-sending.ts";
import { booking, nearest, untouched } from "../booking/booking.ts";
import { holdTime, isGone, releaseTime } from "../booking/calls.ts";
import { holdKeeper } from "../booking/hold-keeper.ts";
import { config } from "../config.ts";
import { type Instant, instantOf } from "../days.ts";
import { putAnswer, readAnew } from "./queries.ts";
import type { MeetingType, TherapySession } from "./therapy-session.ts";

type Wish = { meetingType: MeetingType; reason: string };

/** The new time of a session: chosen, held, sent. A time that was lost leads to its neighbours. */
export function useMove(
  session: TherapySession,
  free: readonly Instant[],
  { onMoved, onElsewhere }: {
    onMoved: (moved: TherapySession) => void;
    /** Only the provider's page can do it. */
    onElsewhere: (rescheduleUrl: string) => void;
  },
) {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const [state, happen] = useReducer(booking, untouched);
  const { id, eventTypeUrl } = session;

  const keeper = useMemo(() =>
    holdKeeper({
      hold: (startsAt, replaces) => holdTime(eventTypeUrl ?? "", startsAt, replaces),
      release: releaseTime,
      onHeld: (hold) => happen({ type: "held", hold }),
      onRefused(startsAt, reason) {
        if (isGone(reason)) lost(startsAt, reason);
        else happen({ type: "unheld", startsAt });
      },
    }), [eventTypeUrl]);

  function lost(startsAt: Instant, reason: ApiError) {
    const offered = (reason.problem.alternatives ?? []).map(instantOf);
    const alternatives = offered.length > 0 ? offered : nearest(free, startsAt);
    happen({ type: "lost", startsAt, alternatives });
    void queries.invalidateQueries({ queryKey: ["free-times"] });
  }

  useEffect(() => {
    const leave = () => void keeper.letGo();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);

  const hold = state.keeping.status === "held" ? state.keeping.hold : null;
  useEffect(() => {
    if (!hold) return;
    const timer = setTimeout(() => {
      keeper.forget();
      happen({ type: "expired", holdId: hold.id });
    }, hold.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [hold, keeper]);

  const sending = useSending({
    mutationFn: ({ startsAt, meetingType, reason }: Wish & { startsAt: Instant }) => {
      const wanted = { startsAt, meetingType, ...(reason ? { reason } : {}) };
      return ok(api.POST("/api/therapy-sessions/{id}/reschedule", {
        params: { path: { id }, header: { "idempotency-key": intent.keyOf([wanted, hold?.id]) } },
        body: { ...wanted, ...(hold ? { holdId: hold.id, holdSecret: hold.secret } : {}) },
      }));
    },
    onSuccess: (moved) => {
      intent.done();
      keeper.forget();
      putAnswer(queries, { ...session, status: "cancelled", rescheduledToId: moved.id });
      readAnew(queries);
      onMoved(moved);
    },
    onError: (failure, { startsAt }) => {
      if (isGone(failure)) {
        keeper.forget();
        return lost(startsAt, failure);
      }
      const elsewhere = failure instanceof ApiError && failure.problem.rescheduleUrl;
      if (elsewhere) return onElsewhere(elsewhere);
      happen({
        type: "failed",
        errCode: failure instanceof ApiError ? failure.errCode : "ERR_UNAVAILABLE",
        reference: failure instanceof ApiError ? failure.requestId ?? null : null,
      });
    },
  });

  return {
    state,
    choose(startsAt: Instant) {
      happen({ type: "chosen", startsAt });
      if (config.scheduling.capabilities.holds) void keeper.keep(startsAt);
      else happen({ type: "unheld", startsAt });
    },
    move(wish: Wish) {
      if (!state.startsAt) return;
      happen({ type: "sent" });
      sending.mutate({ ...wish, startsAt: state.startsAt });
    },
  };
}
