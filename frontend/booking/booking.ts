import type { ErrorCode } from "../api/api-error.ts";
import type { Instant } from "../days.ts";

/** A time kept for this visitor; whoever knows the secret may book it. */
export type Hold = { id: string; secret: string; startsAt: Instant; expiresAt: number };

/** What is known about the chosen time: nobody keeps it, we asked, it is ours for a while, or was. */
export type Keeping =
  | { status: "none" | "asking" | "unheld" | "expired" }
  | { status: "held"; hold: Hold };

export type Trouble =
  | { kind: "taken"; startsAt: Instant; alternatives: Instant[] }
  | { kind: "expired"; startsAt: Instant }
  | { kind: "failed"; errCode: ErrorCode; reference: string | null };

/** Another try would be refused like the first: only another time or another kind of session helps. */
export function isForGood(errCode: ErrorCode): boolean {
  return errCode === "ERR_ONCE_PER_CLIENT" || errCode === "ERR_CLIENT_BUSY";
}

/** Where a booking stands. `taken` remembers every time that was lost while the page was open. */
export type Booking = {
  step: "time" | "you" | "done";
  startsAt: Instant | null;
  keeping: Keeping;
  taken: Instant[];
  trouble: Trouble | null;
  sending: boolean;
  booked: { eventUri: string; inviteeUri: string } | null;
};

export type BookingEvent =
  | { type: "chosen"; startsAt: Instant }
  | { type: "held"; hold: Hold }
  | { type: "lost"; startsAt: Instant; alternatives: Instant[] }
  | { type: "unheld"; startsAt: Instant }
  | { type: "expired"; holdId: string }
  | { type: "continued" }
  | { type: "back" }
  | { type: "sent" }
  | { type: "failed"; errCode: ErrorCode; reference: string | null }
  | { type: "booked"; eventUri: string; inviteeUri: string };

export const untouched: Booking = {
  step: "time",
  startsAt: null,
  keeping: { status: "none" },
  taken: [],
  trouble: null,
  sending: false,
  booked: null,
};

/** The next state. Answers about a time that is no longer the chosen one change nothing but the list of taken times. */
export function booking(state: Booking, event: BookingEvent): Booking {
  if (state.step === "done") return state;
  switch (event.type) {
    case "chosen":
      return choose(state, event.startsAt);
    case "held":
      if (event.hold.startsAt !== state.startsAt) return state;
      return { ...state, keeping: { status: "held", hold: event.hold } };
    case "unheld":
      if (event.startsAt !== state.startsAt) return state;
      return { ...state, keeping: { status: "unheld" } };
    case "lost":
      return lose(state, event.startsAt, event.alternatives);
    case "expired":
      return expire(state, event.holdId);
    case "continued":
      return state.startsAt ? { ...state, step: "you", trouble: null } : state;
    case "back":
      return state.sending ? state : { ...state, step: "time" };
    case "sent":
      return state.startsAt ? { ...state, sending: true, trouble: null } : state;
    case "failed":
      return {
        ...state,
        sending: false,
        trouble: { kind: "failed", errCode: event.errCode, reference: event.reference },
      };
    case "booked": {
      const { eventUri, inviteeUri } = event;
      return {
        ...state,
        step: "done",
        sending: false,
        trouble: null,
        booked: { eventUri, inviteeUri },
      };
    }
  }
}

function choose(state: Booking, startsAt: Instant): Booking {
  if (state.sending || state.taken.includes(startsAt)) return state;
  return { ...state, startsAt, keeping: { status: "asking" }, trouble: null };
}

function lose(state: Booking, startsAt: Instant, alternatives: Instant[]): Booking {
  const taken = state.taken.includes(startsAt) ? state.taken : [...state.taken, startsAt];
  if (startsAt !== state.startsAt) return { ...state, taken };
  return {
    ...state,
    taken,
    startsAt: null,
    keeping: { status: "none" },
    sending: false,
    trouble: { kind: "taken", startsAt, alternatives },
  };
}

/** While the booking is on its way the server decides whether it came in time. */
function expire(state: Booking, holdId: string): Booking {
  if (state.keeping.status !== "held" || state.keeping.hold.id !== holdId) return state;
  if (state.sending || !state.startsAt) return state;
  return {
    ...state,
    keeping: { status: "expired" },
    trouble: { kind: "expired", startsAt: state.startsAt },
  };
}

/** The free times closest to one that was lost, in their own order. */
export function nearest(free: readonly Instant[], lost: Instant, count = 3): Instant[] {
  const distance = (time: Instant) => Math.abs(Date.parse(time) - Date.parse(lost));
  return free.filter((time) => time !== lost)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
}
