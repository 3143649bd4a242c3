import type { FailureCode } from "../api/api-error.ts";
import type { components } from "../api/schema.d.ts";
import { type Instant, instantOf } from "../days.ts";
import type { BookingVerdict } from "../suitability/booking-verdict.ts";
import {
  type Booked,
  type BookingState,
  type BookingTerms,
  type Hold,
  initialBooking,
  type OpenRequest,
  type PastStep,
  type SentRequest,
} from "./booking-state.ts";

type Schemas = components["schemas"];

export type BookingEvent =
  | { type: "chosen"; startsAt: Instant }
  | { type: "unchosen" }
  | { type: "released" }
  | { type: "held"; hold: Hold }
  | { type: "notHeld"; startsAt: Instant }
  | { type: "holdExpired"; holdId: string }
  | { type: "taken"; startsAt: Instant; alternatives: Instant[]; isNotOffered?: boolean }
  | { type: "continued" }
  | { type: "back" }
  /** To a step that the history of the browser has. */
  | { type: "wentTo"; step: PastStep }
  | { type: "sent" }
  | {
    type: "failed";
    errCode: FailureCode;
    reference: string | null;
    retryAfterSeconds?: number | undefined;
    terms?: BookingTerms | undefined;
    suitability?: BookingVerdict | undefined;
    isPhoneRefused?: boolean;
  }
  | { type: "requested"; request: OpenRequest }
  /** The page was reloaded while the request waited for its code. */
  | { type: "reopened"; request: OpenRequest }
  | { type: "requestExpired" }
  /** The hold of the request ended while its page was closed. */
  | { type: "requestLapsed"; request: OpenRequest }
  | { type: "booked"; booked: Booked }
  /** What the server says of a booking from before a reload; null when it is no more. */
  | { type: "refreshed"; before: Booked; booked: Booked | null }
  | { type: "ordered"; ordered: Schemas["SessionOrder"] }
  | { type: "sentForAnswer"; sent: SentRequest };

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  if (state.step === "done") return refresh(state, event);
  switch (event.type) {
    case "chosen":
      return choose(state, event.startsAt);
    case "unchosen":
      return state.sending ? state : { ...initialBooking, taken: state.taken };
    case "released":
      return { ...state, hold: { status: "none" } };
    case "held":
      if (event.hold.startsAt !== state.startsAt) return state;
      return { ...state, hold: { status: "held", hold: event.hold } };
    case "notHeld":
      if (event.startsAt !== state.startsAt) return state;
      return { ...state, hold: { status: "unavailable" } };
    case "holdExpired":
      // While a code is typed the server decides it: the link may have confirmed the booking on another device.
      return state.step === "code" ? state : expire(state, event.holdId);
    case "requestExpired":
      return state.hold.status === "held" ? expire(state, state.hold.hold.id) : state;
    case "taken":
      return markTaken(state, event);
    case "continued":
      return state.startsAt ? { ...state, step: "details", problem: null } : state;
    case "back":
      if (state.sending) return state;
      return { ...state, step: state.step === "code" ? "details" : "time", problem: null };
    case "wentTo":
      return canGoTo(state, event.step) ? { ...state, step: event.step, problem: null } : state;
    case "sent":
      return state.startsAt ? { ...state, sending: true, problem: null } : state;
    case "failed": {
      const { type: kind, ...facts } = event;
      const { terms = state.terms, suitability = state.suitability } = event;
      const problem = { kind, ...facts };
      const needsAnswer = needsAnswerAfter(state, event.errCode);
      const step = stepBack(state);
      const needsPayment = state.needsPayment || event.errCode === "ERR_PREPAYMENT_NEEDED";
      const named = { terms, suitability, needsAnswer, needsPayment };
      return { ...state, step, request: null, sending: false, problem, ...named };
    }
    case "requested":
      if (event.request.startsAt !== state.startsAt) return state;
      return requestOpened(state, event.request);
    case "reopened":
      return requestOpened(state, event.request);
    case "requestLapsed": {
      const { startsAt } = event.request;
      const problem = { kind: "expired", startsAt, hadCode: true } as const;
      return { ...state, step: "details", startsAt, hold: { status: "expired" }, problem };
    }
    case "refreshed":
      return state;
    case "booked":
      return done(state, { booked: event.booked });
    case "ordered":
      return done(state, {
        ordered: event.ordered,
        startsAt: instantOf(event.ordered.startsAt),
      });
    case "sentForAnswer":
      return done(state, { sent: event.sent });
  }
}

function refresh(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === "booked" && state.ordered) {
    return { ...state, ordered: null, booked: event.booked };
  }
  if (event.type === "ordered" && state.ordered) return { ...state, ordered: event.ordered };
  if (event.type !== "refreshed" || state.booked !== event.before) return state;
  return event.booked ? { ...state, booked: event.booked } : initialBooking;
}

export function canGoTo(state: BookingState, step: PastStep): boolean {
  const { sending, startsAt, request } = state;
  if (sending || state.step === "done") return false;
  if (step === "time") return true;
  return startsAt !== null && (step === "details" || request?.startsAt === startsAt);
}

function done(state: BookingState, result: Partial<BookingState>): BookingState {
  return { ...state, ...result, step: "done", sending: false, problem: null, request: null };
}

function needsAnswerAfter({ needsAnswer }: BookingState, errCode: FailureCode): boolean {
  if (errCode === "ERR_APPROVAL_NEEDED") return true;
  return errCode === "ERR_BOOK_AT_ONCE" ? false : needsAnswer;
}

function requestOpened(state: BookingState, request: OpenRequest): BookingState {
  const { startsAt, hold } = request;
  return {
    ...state,
    step: "code",
    startsAt,
    hold: { status: "held", hold },
    problem: null,
    sending: false,
    request,
  };
}

/** The step to repair a request from; its code is worth nothing any more. */
function stepBack({ step }: BookingState): BookingState["step"] {
  return step === "code" ? "details" : step;
}

function choose(state: BookingState, startsAt: Instant): BookingState {
  if (state.sending || state.taken.includes(startsAt)) return state;
  return { ...state, startsAt, hold: { status: "requested" }, problem: null, request: null };
}

function markTaken(
  state: BookingState,
  { startsAt, alternatives, isNotOffered }: Extract<BookingEvent, { type: "taken" }>,
): BookingState {
  const taken = state.taken.includes(startsAt) ? state.taken : [...state.taken, startsAt];
  if (startsAt !== state.startsAt) return { ...state, taken };
  return {
    ...state,
    taken,
    step: stepBack(state),
    request: null,
    startsAt: null,
    hold: { status: "none" },
    sending: false,
    problem: { kind: "taken", startsAt, alternatives, ...(isNotOffered && { isNotOffered }) },
  };
}

function expire(state: BookingState, holdId: string): BookingState {
  if (state.hold.status !== "held" || state.hold.hold.id !== holdId) return state;
  if (state.sending || !state.startsAt) return state;
  return {
    ...state,
    step: stepBack(state),
    request: null,
    hold: { status: "expired" },
    problem: { kind: "expired", startsAt: state.startsAt, hadCode: state.request !== null },
  };
}
