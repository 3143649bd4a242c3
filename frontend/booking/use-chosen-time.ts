import { useEffect, useMemo, useReducer, useRef } from "react";
import { ApiError } from "../api/api-error.ts";
import { type Instant, instantOf } from "../days.ts";
import { holdTime, isTimeGone, releaseTime } from "./booking-api.ts";
import { bookingReducer, type Hold, initialBooking } from "./booking-state.ts";
import { singleHold } from "./single-hold.ts";

/**
 * The time a visitor chooses, held while they go on. `alternativesTo` picks the times to offer instead of a taken one;
 * `offered` are those the server named.
 */
export function useChosenTime(
  eventType: string,
  alternativesTo: (taken: Instant, offered: Instant[]) => Instant[],
  { holds = true }: { holds?: boolean } = {},
) {
  const [state, dispatch] = useReducer(bookingReducer, initialBooking);
  const alternatives = useRef(alternativesTo);
  useEffect(() => {
    alternatives.current = alternativesTo;
  });

  const single = useMemo(() =>
    singleHold({
      hold: (startsAt, replaces) => holdTime(eventType, startsAt, replaces),
      release: releaseTime,
      onHeld: (hold) => dispatch({ type: "held", hold }),
      onRefused(startsAt, reason) {
        if (isTimeGone(reason)) markTaken(startsAt, reason);
        else dispatch({ type: "notHeld", startsAt });
      },
    }), [eventType]);

  useEffect(() => {
    const release = () => void single.release();
    addEventListener("pagehide", release);
    return () => {
      removeEventListener("pagehide", release);
      release();
    };
  }, [single]);

  const hold: Hold | null = state.hold.status === "held" ? state.hold.hold : null;
  useEffect(() => {
    if (!hold) return;
    const timer = setTimeout(() => {
      single.discard();
      dispatch({ type: "holdExpired", holdId: hold.id });
    }, hold.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [hold, single]);

  function markTaken(startsAt: Instant, reason?: ApiError) {
    const offered = (reason?.problem.alternatives ?? []).map(instantOf);
    dispatch({
      type: "taken",
      startsAt,
      alternatives: alternatives.current(startsAt, offered),
    });
  }

  return {
    state,
    hold,
    dispatch,
    /** Returns false when the time cannot be chosen now. */
    choose(startsAt: Instant): boolean {
      if (state.sending || state.taken.includes(startsAt)) return false;
      dispatch({ type: "chosen", startsAt });
      if (holds) void single.hold(startsAt);
      else dispatch({ type: "notHeld", startsAt });
      return true;
    },
    lose(startsAt: Instant) {
      single.discard();
      markTaken(startsAt);
    },
    refuse(startsAt: Instant, reason: unknown) {
      if (isTimeGone(reason)) {
        single.discard();
        return markTaken(startsAt, reason);
      }
      const known = reason instanceof ApiError ? reason : null;
      dispatch({
        type: "failed",
        errCode: known?.errCode ?? "ERR_UNAVAILABLE",
        reference: known?.requestId ?? null,
      });
    },
    discardHold: single.discard,
  };
}
