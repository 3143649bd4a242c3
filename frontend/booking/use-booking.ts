import { useEffect, useMemo, useReducer, useRef } from "react";
import { ApiError } from "../api/api-error.ts";
import { type Instant, instantOf } from "../days.ts";
import { booking, type Hold, untouched } from "./booking.ts";
import { bookTime, holdTime, type InviteeRequest, isGone, releaseTime } from "./calls.ts";
import { tell } from "./embed.ts";
import { holdKeeper } from "./hold-keeper.ts";

export type BookingRequest = Omit<InviteeRequest, "event_type" | "start_time" | "hold">;

/** The booking and everything it does outside: holds, sends, tells the page around it. */
export function useBooking(
  eventType: string,
  alternativesTo: (startsAt: Instant, offered: Instant[]) => Instant[],
) {
  const [state, happen] = useReducer(booking, untouched);
  const nearby = useRef(alternativesTo);
  useEffect(() => {
    nearby.current = alternativesTo;
  });

  const keeper = useMemo(() =>
    holdKeeper({
      hold: (startsAt, replaces) => holdTime(eventType, startsAt, replaces),
      release: releaseTime,
      onHeld: (hold) => happen({ type: "held", hold }),
      onRefused(startsAt, reason) {
        if (isGone(reason)) happen(lostEvent(startsAt, reason, nearby.current));
        else happen({ type: "unheld", startsAt });
      },
    }), [eventType]);

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

  /** What is tried again is sent again to the letter: the key then finds the answer that got lost. */
  const attempt = useRef({ about: "", key: "", request: {} as InviteeRequest });

  async function send(startsAt: Instant, kept: Hold | null, details: BookingRequest) {
    const about = JSON.stringify({ startsAt, details });
    if (attempt.current.about !== about) {
      const holding = kept ? { hold: { id: kept.id, secret: kept.secret } } : {};
      const request = { event_type: eventType, start_time: startsAt, ...details, ...holding };
      attempt.current = { about, key: crypto.randomUUID(), request };
    }
    const { key, request } = attempt.current;
    happen({ type: "sent" });
    try {
      const booked = await bookTime(request, key);
      keeper.forget();
      happen({ type: "booked", ...booked });
      tell({
        event: "calendly.event_scheduled",
        payload: { event: { uri: booked.eventUri }, invitee: { uri: booked.inviteeUri } },
      });
    } catch (reason) {
      if (isGone(reason)) {
        attempt.current.about = "";
        keeper.forget();
        return happen(lostEvent(startsAt, reason, nearby.current));
      }
      happen({
        type: "failed",
        errCode: reason instanceof ApiError ? reason.errCode : "ERR_UNAVAILABLE",
        reference: reason instanceof ApiError ? reason.requestId ?? null : null,
      });
    }
  }

  return {
    state,
    choose(startsAt: Instant) {
      if (state.sending || state.taken.includes(startsAt)) return;
      happen({ type: "chosen", startsAt });
      tell({ event: "calendly.date_and_time_selected", payload: {} });
      void keeper.keep(startsAt);
    },
    /** It was seen that the chosen time, which nothing keeps, is no longer free. */
    lose(startsAt: Instant) {
      keeper.forget();
      happen({ type: "lost", startsAt, alternatives: nearby.current(startsAt, []) });
    },
    goOn: () => happen({ type: "continued" }),
    goBack: () => happen({ type: "back" }),
    book(details: BookingRequest) {
      if (state.sending || !state.startsAt) return;
      void send(state.startsAt, hold, details);
    },
  };
}

function lostEvent(
  startsAt: Instant,
  reason: ApiError,
  alternativesTo: (startsAt: Instant, offered: Instant[]) => Instant[],
) {
  const offered = (reason.problem.alternatives ?? []).map(instantOf);
  return { type: "lost" as const, startsAt, alternatives: alternativesTo(startsAt, offered) };
}
