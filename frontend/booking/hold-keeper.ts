import type { Instant } from "../days.ts";
import type { Hold } from "./booking.ts";

export type HoldCalls = {
  /** Keeps a time, letting an earlier one go in the same breath. Throws when the time cannot be kept. */
  hold: (startsAt: Instant, replaces: Hold | null) => Promise<Hold>;
  release: (hold: Hold) => Promise<void>;
  onHeld: (hold: Hold) => void;
  onRefused: (startsAt: Instant, reason: unknown) => void;
};

/** Keeps at most one time, the one chosen last, however quickly a person changes their mind. */
export function holdKeeper(calls: HoldCalls) {
  let wanted: Instant | null = null;
  let kept: Hold | null = null;
  let turning = false;

  async function takeTurn() {
    if (wanted === null) {
      const letGo = kept;
      kept = null;
      if (letGo) await calls.release(letGo).catch(() => {});
      return;
    }
    const startsAt = wanted;
    try {
      kept = await calls.hold(startsAt, kept);
      if (wanted === startsAt) calls.onHeld(kept);
    } catch (reason) {
      if (wanted === startsAt) wanted = null;
      calls.onRefused(startsAt, reason);
    }
  }

  /** One question at a time: the answer to the last one decides what has to be let go. */
  async function settle() {
    if (turning) return;
    turning = true;
    while (wanted !== (kept?.startsAt ?? null)) await takeTurn();
    turning = false;
  }

  return {
    keep(startsAt: Instant) {
      wanted = startsAt;
      return settle();
    },
    /** The visitor leaves the choice: the time is free for others at once. */
    letGo() {
      wanted = null;
      return settle();
    },
    /** The hold has ended by itself or became a booking; there is nothing to let go. */
    forget() {
      wanted = null;
      kept = null;
    },
    current: () => kept,
  };
}

export type HoldKeeper = ReturnType<typeof holdKeeper>;
