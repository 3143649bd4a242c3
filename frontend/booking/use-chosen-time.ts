import { useEffect, useMemo, useReducer, useRef } from "react";
import { ApiError } from "../api/api-error.ts";
import { type Instant, instantOf } from "../days.ts";
import { extendHold, holdTime, isTimeGone, releaseTime } from "./booking-api.ts";
import { bookingReducer, type Hold, initialBooking } from "./booking-state.ts";
import { forgetHold, keepHold, keptHold } from "./kept-hold.ts";
import { singleHold } from "./single-hold.ts";

/** Takes over the hold that was kept during a login, while it is alive. */
async function takeKeptHold(eventType: string, startsAt: Instant): Promise<Hold | null> {
  const kept = keptHold(eventType, startsAt);
  if (!kept) return null;
  try {
    return await extendHold(kept);
  } catch {
    forgetHold(kept.id);
    return null;
  }
}

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
      hold: async (startsAt, replaces) =>
        (replaces ? null : await takeKeptHold(eventType, startsAt)) ??
          await holdTime(eventType, startsAt, replaces),
      async release(hold) {
        forgetHold(hold.id);
        await releaseTime(hold);
      },
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
    discardHold() {
      if (hold) forgetHold(hold.id);
      single.discard();
    },
    /** Leaves the time held while the visitor logs in on another page. */
    async keepForLogin() {
      if (!hold) return;
      keepHold({ ...await extendHold(hold).catch(() => hold), eventType });
      single.discard();
    },
  };
}
