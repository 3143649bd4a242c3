import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";

type HoldCalls = {
  /** Holds a time and releases the previous hold with the same request. Throws when the time cannot be held. */
  hold: (startsAt: Instant, replaces: Hold | null) => Promise<Hold>;
  release: (hold: Hold) => Promise<void>;
  onHeld: (hold: Hold) => void;
  onRefused: (startsAt: Instant, reason: unknown) => void;
};

export function singleHold(calls: HoldCalls) {
  let requested: Instant | null = null;
  let held: Hold | null = null;
  let running = false;

  async function sendNext() {
    if (requested === null) {
      const released = held;
      held = null;
      if (released) await calls.release(released).catch(() => {});
      return;
    }
    const startsAt = requested;
    try {
      held = await calls.hold(startsAt, held);
      if (requested === startsAt) calls.onHeld(held);
    } catch (reason) {
      if (requested === startsAt) requested = null;
      calls.onRefused(startsAt, reason);
    }
  }

  async function settle() {
    if (running) return;
    running = true;
    while (requested !== (held?.startsAt ?? null)) await sendNext();
    running = false;
  }

  return {
    hold(startsAt: Instant) {
      requested = startsAt;
      return settle();
    },
    release() {
      requested = null;
      return settle();
    },
    discard() {
      requested = null;
      held = null;
    },
  };
}
