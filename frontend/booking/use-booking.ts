import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Instant, instantOf } from "../days.ts";
import {
  type Booked,
  bookingAt,
  initialBooking,
  type OpenRequest,
  type SentRequest,
} from "./booking-state.ts";
import { bookedByCode } from "./booked.ts";
import { bookedInTab, reloadBooked, storeBooked } from "./booked-in-tab.ts";
import { canGoTo } from "./booking-reducer.ts";
import type { FormEntries } from "./details.ts";
import { notifyParent, requestLogIn } from "./embed.ts";
import type { LeftPage } from "./left-page.ts";
import { lapsedRequest, storedRequest, storeRequest } from "./open-request.ts";
import type { PayingCard } from "./payment-part.tsx";
import { bookSignedIn, orderSession, requestCode, requestSession } from "./send-booking.ts";
import { openPayment, type SessionOrder } from "./session-orders.ts";
import { storedOrder, storeOrder } from "./stored-orders.ts";
import { useChosenTime } from "./use-chosen-time.ts";
import { useWaitingOrder } from "./use-waiting-order.ts";
import { endedWithBooking, useStepHistory } from "./use-step-history.ts";
import type { Visitor } from "./use-visitor.ts";

export function useBooking(
  eventType: string,
  alternativesTo: (taken: Instant, offered: Instant[]) => Instant[],
  { wanted, isOpened, booker, awaitsAnswer, isPrepaid, secretLink }: {
    /** The time in the address; an open request for another one is left alone. */
    wanted: Instant | null;
    /** The page opens with the details of the wanted time. */
    isOpened: boolean;
    /** The signed-in person, who needs no code. */
    booker: { visitor: Visitor; therapistId: string } | null;
    /** Whether the practitioner answers a booking of this person first. */
    awaitsAnswer: boolean;
    /** Whether a booking is paid before it is made. */
    isPrepaid: boolean;
    /** By which the person books. */
    secretLink?: string | undefined;
  },
) {
  const { state, dispatch, ...time } = useChosenTime(eventType, alternativesTo, {
    initial: wanted && isOpened ? bookingAt(wanted) : initialBooking,
    secretLink,
  });
  const [card, setCard] = useState<PayingCard | null>(null);
  const [packageId, setPackage] = useState<string | null>(null);
  const { request } = state;
  useStepHistory(state.ordered ? null : state.step, (step) => {
    dispatch({ type: "wentTo", step });
    return canGoTo(state, step);
  });
  const [earlier, setEarlier] = useState<Booked | null>(null);
  const hadRequest = useRef(false);
  /** The page goes on with what this tab did before it opened. */
  const isResumed = useRef(false);
  const waiting = useWaitingOrder(eventType, wanted, {
    onWaiting(ordered) {
      time.discardHold();
      dispatch({ type: "ordered", ordered });
    },
    onBooked(booked) {
      storeBooked(eventType, booked);
      if (wanted === instantOf(booked.startsAt)) return dispatch({ type: "booked", booked });
      setEarlier(booked);
      begin();
    },
    onOther: begin,
  });
  function begin() {
    if (wanted && isOpened) choose(wanted);
  }
  useLayoutEffect(() => {
    const made = bookedInTab(eventType);
    if (made) void refreshBooked(made);
    if (made && endedWithBooking()) {
      isResumed.current = true;
      return dispatch({ type: "booked", booked: made });
    }
    setEarlier(made);
    const open = storedRequest(eventType, wanted);
    const lapsed = lapsedRequest(eventType, wanted);
    isResumed.current = open !== null || lapsed !== null;
    if (open) {
      time.keepHold(open.hold);
      dispatch({ type: "reopened", request: open });
    }
    if (lapsed) {
      hadRequest.current = true;
      dispatch({ type: "requestLapsed", request: lapsed });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only what is from before the page opened.
  }, []);
  useEffect(() => {
    if (isResumed.current) return;
    if (storedOrder(eventType, wanted)) void waiting.resume();
    else begin();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The time in the address applies only when the page opens.
  }, []);
  useEffect(() => {
    // The stored one may be for another time, whose code can still come.
    if (!request && !hadRequest.current) return;
    hadRequest.current = true;
    storeRequest(eventType, request);
  }, [eventType, request]);

  async function refreshBooked(before: Booked) {
    const booked = await reloadBooked(before);
    // Another one may have been made meanwhile.
    if (bookedInTab(eventType)?.eventUri !== before.eventUri) return;
    storeBooked(eventType, booked);
    setEarlier((shown) => shown && booked);
    dispatch({ type: "refreshed", before, booked });
  }

  function choose(startsAt: Instant) {
    if (time.choose(startsAt)) {
      notifyParent({ event: "calendly.date_and_time_selected", payload: {} });
    }
  }

  function finish(booked: Booked) {
    if (state.booked) return;
    time.discardHold();
    dispatch({ type: "booked", booked });
    storeBooked(eventType, booked);
    notifyParent({
      event: "calendly.event_scheduled",
      payload: { event: { uri: booked.eventUri }, invitee: { uri: booked.inviteeUri } },
    });
  }

  function finishSent(sent: SentRequest) {
    time.discardHold();
    dispatch({ type: "sentForAnswer", sent });
  }

  function finishOrder(ordered: SessionOrder, signedIn: boolean) {
    if (ordered.booking) return finish(bookedByCode(ordered.booking, { signedIn }));
    time.discardHold();
    dispatch({ type: "ordered", ordered });
    storeOrder(ordered, eventType);
    // The payment page may open before the next rendering stores it.
    storeRequest(eventType, null);
    openPayment(ordered);
  }

  async function startRequest(startsAt: Instant, entries: FormEntries) {
    const hold = () => time.ensureHold(startsAt);
    const requested = await requestCode(eventType, entries, hold);
    time.keepHold(requested.hold);
    dispatch({ type: "requested", request: requested });
  }

  async function send(startsAt: Instant, entries: FormEntries) {
    dispatch({ type: "sent" });
    try {
      if (!booker) return await startRequest(startsAt, entries);
      const isPaidFirst = isPrepaid || state.needsPayment;
      const pays = !entries.packageId && (isPaidFirst || entries.giftCardCode !== undefined);
      if (pays && !awaitsAnswer && !state.needsAnswer) {
        const hold = await time.ensureHold(startsAt);
        const order = await orderSession(eventType, startsAt, { entries, hold, ...booker });
        return finishOrder(order, true);
      }
      const hold = await time.currentHold(startsAt);
      if (awaitsAnswer || state.needsAnswer) {
        return finishSent(await requestSession(eventType, startsAt, { entries, hold, ...booker }));
      }
      finish(await bookSignedIn(eventType, startsAt, { entries, hold, ...booker }));
    } catch (reason) {
      time.refuse(startsAt, reason);
    }
  }

  return {
    state,
    choose,
    lose: time.lose,
    drop: time.drop,
    release: time.release,
    /** Goes on with the time that was chosen before a reload, and with its form if it was open. */
    goOn({ step, hold, time: { start_time } }: LeftPage) {
      time.replaceHold(hold);
      if (wanted && isOpened) return;
      choose(start_time);
      if (step !== "time") dispatch({ type: "continued" });
    },
    /** The times that wait for their payment beside the one that is chosen. */
    beside: waiting.beside,
    onOrderChanged(ordered: SessionOrder) {
      if (ordered.booking) finish(bookedByCode(ordered.booking, { signedIn: booker !== null }));
      else dispatch({ type: "ordered", ordered });
    },
    /** A booking that this tab has made before. */
    earlier,
    openEarlier() {
      if (earlier) dispatch({ type: "booked", booked: earlier });
    },
    continueToDetails: () => dispatch({ type: "continued" }),
    goBack: () => dispatch({ type: "back" }),
    async logIn() {
      if (!state.startsAt) return;
      await time.keepForLogin();
      requestLogIn(state.startsAt);
    },
    /** The gift card that pays. */
    card,
    onCard: setCard,
    /** The package that pays. */
    packageId,
    onPackage: setPackage,
    book(entries: FormEntries) {
      if (state.sending || !state.startsAt) return;
      void send(state.startsAt, { ...entries, giftCardCode: card?.code, packageId });
    },
    /** What becomes of the request whose code is typed. */
    codeEvents: {
      onRequested(requested: OpenRequest) {
        time.keepHold(requested.hold);
        dispatch({ type: "requested", request: requested });
      },
      onBooked: finish,
      onSent: finishSent,
      onOrdered: finishOrder,
      onExpired() {
        time.discardHold();
        dispatch({ type: "requestExpired" });
      },
      onRefused(reason: unknown) {
        if (state.startsAt) time.refuse(state.startsAt, reason);
      },
    },
  };
}
