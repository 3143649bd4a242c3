import type { FailureCode } from "../api/api-error.ts";
import type { components } from "../api/schema.d.ts";
import type { Instant } from "../days.ts";
import type { BookingVerdict } from "../suitability/booking-verdict.ts";

type Schemas = components["schemas"];

/** A time reserved for this visitor until `expiresAt` (ms); the secret is needed to book or release it. */
export type Hold = { id: string; secret: string; startsAt: Instant; expiresAt: number };

export type HoldState =
  | { status: "none" | "requested" | "unavailable" | "expired" }
  | { status: "held"; hold: Hold };

/** The price and the length of a booking. */
export type BookingTerms = NonNullable<Schemas["Problem"]["terms"]>;

export type Problem =
  | { kind: "taken"; startsAt: Instant; alternatives: Instant[] }
  | { kind: "expired"; startsAt: Instant }
  | {
    kind: "failed";
    errCode: FailureCode;
    reference: string | null;
    retryAfterSeconds?: number | undefined;
    /** What the booking costs by now, after ERR_PRICE_CHANGED. */
    terms?: BookingTerms | undefined;
    suitability?: BookingVerdict | undefined;
  };

export function isFinalRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_ONCE_PER_CLIENT" || errCode === "ERR_CLIENT_BUSY";
}

export function isAdmissionRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_NO_NEW_CLIENTS" || errCode === "ERR_WAITLIST_ONLY";
}

/** The secret link books no more. */
export function isLinkRefusal(errCode: FailureCode): boolean {
  return errCode === "ERR_SECRET_LINK_USED" || errCode === "ERR_SECRET_LINK_ENDED";
}

/** The form as the storage of the tab keeps it. */
export type StoredDetails = {
  name: string;
  email: string;
  meetingType: NonNullable<Schemas["NewBookingRequest"]["meetingType"]>;
  /** By the number of the question. */
  answers: [number, string][];
};

/** A booking that waits for the code from the mail. Instants in ms. */
export type OpenRequest = {
  id: string;
  secret: string;
  startsAt: Instant;
  hold: Hold;
  expiresAt: number;
  sentAt: number;
  mail: Schemas["BookingRequest"]["mail"];
  body: Schemas["NewBookingRequest"];
  /** To correct it after a reload. */
  typed: StoredDetails;
  place: string | undefined;
};

/** What the last step shows. */
export type Booked =
  & Pick<
    Schemas["BookedSession"],
    | "startsAt"
    | "endsAt"
    | "timeZone"
    | "therapist"
    | "meetingType"
    | "place"
    | "arrival"
    | "callLink"
    | "callLinkFrom"
    | "seats"
    | "priceCents"
    | "paidCents"
    | "cancelFreeUntil"
    | "lateCancelFeeCents"
    | "noShowFeeCents"
    | "eventUri"
    | "inviteeUri"
    | "email"
  >
  & {
    calendars: { google: string; outlook: string };
    /** The address of the calendar file, or the session whose file only the signed-in person may read. */
    calendarFile: { href: string } | { sessionId: string };
    moveHref: string;
    cancelHref: string;
    /** Null for a person who is not signed in. */
    journalHref: string | null;
  };

/** A request that waits for the practitioner's answer, as the last step shows it. */
export type SentRequest = Schemas["SessionRequest"] & { email: string; isSignedIn: boolean };

export type BookingState = {
  step: "time" | "details" | "code" | "done";
  startsAt: Instant | null;
  hold: HoldState;
  taken: Instant[];
  problem: Problem | null;
  sending: boolean;
  request: OpenRequest | null;
  booked: Booked | null;
  sent: SentRequest | null;
  /** A time that is kept while the person pays. */
  ordered: Schemas["SessionOrder"] | null;
  /** The server has refused a booking that is paid first. */
  needsPayment: boolean;
  /** The server has refused a booking that the practitioner has to accept first. */
  needsAnswer: boolean;
  /** What the server named instead of the terms of the page. */
  terms: BookingTerms | null;
  /** What the stored test says, as the server named it in a refusal. */
  suitability: BookingVerdict | null;
};

export type BookingEvent =
  | { type: "chosen"; startsAt: Instant }
  | { type: "held"; hold: Hold }
  | { type: "notHeld"; startsAt: Instant }
  | { type: "holdExpired"; holdId: string }
  | { type: "taken"; startsAt: Instant; alternatives: Instant[] }
  | { type: "continued" }
  | { type: "back" }
  | { type: "sent" }
  | {
    type: "failed";
    errCode: FailureCode;
    reference: string | null;
    retryAfterSeconds?: number | undefined;
    terms?: BookingTerms | undefined;
    suitability?: BookingVerdict | undefined;
  }
  | { type: "requested"; request: OpenRequest }
  /** The page was reloaded while the request waited for its code. */
  | { type: "reopened"; request: OpenRequest }
  | { type: "requestExpired" }
  | { type: "booked"; booked: Booked }
  | { type: "ordered"; ordered: Schemas["SessionOrder"] }
  | { type: "sentForAnswer"; sent: SentRequest };

export const initialBooking: BookingState = {
  step: "time",
  startsAt: null,
  hold: { status: "none" },
  taken: [],
  problem: null,
  sending: false,
  request: null,
  booked: null,
  sent: null,
  ordered: null,
  needsPayment: false,
  needsAnswer: false,
  terms: null,
  suitability: null,
};

/** The state of a page whose address chooses the time. */
export function bookingAt(startsAt: Instant): BookingState {
  return { ...initialBooking, step: "details", startsAt, hold: { status: "requested" } };
}

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  if (state.step === "done") return state;
  switch (event.type) {
    case "chosen":
      return choose(state, event.startsAt);
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
      return markTaken(state, event.startsAt, event.alternatives);
    case "continued":
      return state.startsAt ? { ...state, step: "details", problem: null } : state;
    case "back":
      if (state.sending) return state;
      return { ...state, step: state.step === "code" ? "details" : "time", problem: null };
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
    case "booked":
      return done(state, { booked: event.booked });
    case "ordered":
      return done(state, { ordered: event.ordered });
    case "sentForAnswer":
      return done(state, { sent: event.sent });
  }
}

function done(state: BookingState, result: Partial<BookingState>): BookingState {
  return { ...state, ...result, step: "done", sending: false, problem: null, request: null };
}

/** The chosen start, also one that was taken since. */
export function chosenStart({ startsAt, problem }: BookingState): Instant | null {
  return startsAt ?? (problem?.kind === "taken" ? problem.startsAt : null);
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
  startsAt: Instant,
  alternatives: Instant[],
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
    problem: { kind: "taken", startsAt, alternatives },
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
    problem: { kind: "expired", startsAt: state.startsAt },
  };
}

/** The free times closest to one that was taken, earliest first. */
export function nearestTimes(free: readonly Instant[], taken: Instant, count = 3): Instant[] {
  const distance = (time: Instant) => Math.abs(Date.parse(time) - Date.parse(taken));
  return free.filter((time) => time !== taken)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
}
