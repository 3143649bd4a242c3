import { useRef } from "react";
import type { Instant } from "../days.ts";
import { bookTime, type InviteeRequest, isTimeGone } from "./booking-api.ts";
import { notifyParent, requestLogIn } from "./embed.ts";
import { useChosenTime } from "./use-chosen-time.ts";

export type BookingRequest = Omit<InviteeRequest, "event_type" | "start_time" | "hold">;

export function useBooking(
  eventType: string,
  alternativesTo: (taken: Instant, offered: Instant[]) => Instant[],
) {
  const { state, hold, dispatch, ...time } = useChosenTime(eventType, alternativesTo);

  /** A repeated attempt sends the identical request, so that its key finds a booking whose answer was lost. */
  const attempt = useRef({ content: "", key: "", request: {} as InviteeRequest });

  async function send(startsAt: Instant, details: BookingRequest) {
    const content = JSON.stringify({ startsAt, details });
    if (attempt.current.content !== content) {
      const withHold = hold ? { hold: { id: hold.id, secret: hold.secret } } : {};
      const request = { event_type: eventType, start_time: startsAt, ...details, ...withHold };
      attempt.current = { content, key: crypto.randomUUID(), request };
    }
    const { key, request } = attempt.current;
    dispatch({ type: "sent" });
    try {
      const booked = await bookTime(request, key);
      time.discardHold();
      dispatch({ type: "booked", ...booked });
      notifyParent({
        event: "calendly.event_scheduled",
        payload: { event: { uri: booked.eventUri }, invitee: { uri: booked.inviteeUri } },
      });
    } catch (reason) {
      if (isTimeGone(reason)) attempt.current.content = "";
      time.refuse(startsAt, reason);
    }
  }

  return {
    state,
    choose(startsAt: Instant) {
      if (time.choose(startsAt)) {
        notifyParent({ event: "calendly.date_and_time_selected", payload: {} });
      }
    },
    lose: time.lose,
    continueToDetails: () => dispatch({ type: "continued" }),
    goBack: () => dispatch({ type: "back" }),
    async logIn() {
      if (!state.startsAt) return;
      await time.keepForLogin();
      requestLogIn(state.startsAt);
    },
    book(details: BookingRequest) {
      if (state.sending || !state.startsAt) return;
      void send(state.startsAt, details);
    },
  };
}
