import { useEffect, useMemo, useReducer, useRef } from "react";
import { ApiError, failureCode } from "../api/api-error.ts";
import { type Instant, instantOf } from "../days.ts";
import { hasWrongPhone } from "../phone-number.ts";
import { bookingReducer } from "./booking-reducer.ts";
import { type BookingState, type Hold, initialBooking } from "./booking-state.ts";
import { keepDuringLogin, takeKeptHold } from "./hold-during-login.ts";
import { holdTime, isTimeGone, releaseTime } from "./holds.ts";
import { browserHold, listHold, unlistHold } from "./browser-holds.ts";
import { forgetHold } from "./kept-hold.ts";
import { singleHold } from "./single-hold.ts";

/**
 * The time a visitor chooses, held while they go on. `alternativesTo` picks the times to offer instead of a taken one;
 * `offered` are those the server named. What `mayBlockItself` is near a session of the visitor that is to be moved: it cannot
 * be held, and the move decides about it.
 */
export function useChosenTime(
  eventType: string,
  alternativesTo: (taken: Instant, offered: Instant[]) => Instant[],
  { holds = true, initial = initialBooking, secretLink, mayBlockItself = () => false }: {
    holds?: boolean;
    mayBlockItself?: ((startsAt: Instant) => boolean) | undefined;
    initial?: BookingState;
    /** By which the visitor books. */
    secretLink?: string | undefined;
  } = {},
) {
  const [state, dispatch] = useReducer(bookingReducer, initial);
  const left = useRef<Hold | null>(null);
  const alternatives = useRef(alternativesTo);
  const blocksItself = useRef(mayBlockItself);
  useEffect(() => {
    alternatives.current = alternativesTo;
    blocksItself.current = mayBlockItself;
  });

  const single = useMemo(() =>
    singleHold({
      async hold(startsAt, replaces) {
        const kept = replaces ? null : await takeKeptHold(eventType, startsAt);
        if (kept) return kept;
        const before = left.current;
        left.current = null;
        const previous = replaces ?? before;
        const made = await holdTime(eventType, startsAt, {
          replaces: previous?.isShared ? null : previous,
          secretLink,
        }).catch((reason) => {
          const other = isTimeGone(reason) ? browserHold(eventType, startsAt) : null;
          if (other) return { ...other, isShared: true } as const;
          throw reason;
        });
        // A reload does not begin the time again.
        const goesOn = before?.startsAt === startsAt && before.expiresAt > Date.now();
        return goesOn ? { ...made, expiresAt: before.expiresAt } : made;
      },
      async release(hold) {
        if (hold.isShared) return;
        forgetHold(hold.id);
        unlistHold(hold.id);
        await releaseTime(hold);
      },
      onHeld: (hold) => dispatch({ type: "held", hold }),
      onRefused(startsAt, reason) {
        const isTaken = isTimeGone(reason) && !blocksItself.current(startsAt);
        if (isTaken) markTaken(startsAt, reason);
        else dispatch({ type: "notHeld", startsAt });
      },
    }), [eventType, secretLink]);

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
    // The hold of a request outlives the page, and another tab may go on with it.
    listHold(hold, eventType);
    return () => unlistHold(hold.id);
  }, [eventType, hold]);
  useEffect(() => {
    // While a code is typed the step itself asks the server whether the time is still held.
    if (!hold || state.step === "code") return;
    const timer = setTimeout(() => {
      void single.release();
      single.discard();
      dispatch({ type: "holdExpired", holdId: hold.id });
    }, hold.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [hold, single, state.step]);

  function markTaken(startsAt: Instant, reason?: ApiError) {
    const offered = (reason?.problem.alternatives ?? []).map(instantOf);
    dispatch({
      type: "taken",
      startsAt,
      alternatives: alternatives.current(startsAt, offered),
      isNotOffered: reason?.errCode === "ERR_SLOT_NOT_OFFERED",
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
    /** The time stays chosen, and other visitors can have it. */
    release() {
      void single.release();
      dispatch({ type: "released" });
    },
    drop() {
      void single.release();
      dispatch({ type: "unchosen" });
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
        errCode: failureCode(reason),
        reference: known?.requestId ?? null,
        retryAfterSeconds: known?.retryAfterSeconds,
        terms: known?.problem.terms,
        suitability: known?.problem.suitability,
        isPhoneRefused: hasWrongPhone(reason),
      });
    },
    discardHold() {
      if (hold) forgetHold(hold.id);
      single.discard();
    },
    /** Leaves the time held while the visitor logs in on another page. */
    async keepForLogin() {
      if (!hold) return;
      await keepDuringLogin(hold, eventType);
      single.discard();
    },
    /** The hold of the time, once no request for it is under way. */
    currentHold: (startsAt: Instant) => single.current(startsAt),
    /** The hold of the time, made now if the first one failed or ended. Throws when the time cannot be held. */
    async ensureHold(startsAt: Instant): Promise<Hold> {
      const current = await single.current(startsAt);
      if (current) return current;
      const made = await holdTime(eventType, startsAt, { replaces: null, secretLink });
      single.adopt(made, { kept: false });
      dispatch({ type: "held", hold: made });
      return made;
    },
    /** The hold of the page before a reload, whose release may still be on its way. */
    replaceHold: (hold: Hold | null) => void (left.current = hold),
    keepHold: (hold: Hold) => single.adopt(hold, { kept: true }),
  };
}
