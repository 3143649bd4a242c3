import type { ErrorCode } from "../api/api-error.ts";
import type { Instant } from "../days.ts";

/** A time reserved for this visitor until `expiresAt` (ms); the secret is needed to book or release it. */
export type Hold = { id: string; secret: string; startsAt: Instant; expiresAt: number };

export type HoldState =
  | { status: "none" | "requested" | "unavailable" | "expired" }
  | { status: "held"; hold: Hold };

export type Problem =
  | { kind: "taken"; startsAt: Instant; alternatives: Instant[] }
  | { kind: "expired"; startsAt: Instant }
  | { kind: "failed"; errCode: ErrorCode; reference: string | null };

export function isFinalRefusal(errCode: ErrorCode): boolean {
  return errCode === "ERR_ONCE_PER_CLIENT" || errCode === "ERR_CLIENT_BUSY";
}

export function isAdmissionRefusal(errCode: ErrorCode): boolean {
  return errCode === "ERR_NO_NEW_CLIENTS" || errCode === "ERR_WAITLIST_ONLY";
}

export type BookingState = {
  step: "time" | "details" | "done";
  startsAt: Instant | null;
  hold: HoldState;
  taken: Instant[];
  problem: Problem | null;
  sending: boolean;
  booked: { eventUri: string; inviteeUri: string } | null;
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
  | { type: "failed"; errCode: ErrorCode; reference: string | null }
  | { type: "booked"; eventUri: string; inviteeUri: string };

export const initialBooking: BookingState = {
  step: "time",
  startsAt: null,
  hold: { status: "none" },
  taken: [],
  problem: null,
  sending: false,
  booked: null,
};

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
      return expire(state, event.holdId);
    case "taken":
      return markTaken(state, event.startsAt, event.alternatives);
    case "continued":
      return state.startsAt ? { ...state, step: "details", problem: null } : state;
    case "back":
      return state.sending ? state : { ...state, step: "time" };
    case "sent":
      return state.startsAt ? { ...state, sending: true, problem: null } : state;
    case "failed": {
      const { errCode, reference } = event;
      return { ...state, sending: false, problem: { kind: "failed", errCode, reference } };
    }
    case "booked": {
      const { eventUri, inviteeUri } = event;
      const booked = { eventUri, inviteeUri };
      return { ...state, step: "done", sending: false, problem: null, booked };
    }
  }
}

function choose(state: BookingState, startsAt: Instant): BookingState {
  if (state.sending || state.taken.includes(startsAt)) return state;
  return { ...state, startsAt, hold: { status: "requested" }, problem: null };
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
