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
  /** Whether the hold outlives the page, because a mail on its way may confirm it. */
  let isKept = false;
  let running: Promise<void> | null = null;

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

  const isSettled = () => requested === (held?.startsAt ?? null);

  async function run() {
    while (!isSettled()) await sendNext();
    running = null;
  }

  function settle(): Promise<void> {
    if (running) return running;
    if (isSettled()) return Promise.resolve();
    return running = run();
  }

  return {
    hold(startsAt: Instant) {
      isKept = false;
      requested = startsAt;
      return settle();
    },
    release() {
      if (isKept) return Promise.resolve();
      requested = null;
      return settle();
    },
    discard() {
      isKept = false;
      requested = null;
      held = null;
    },
    /** The hold of this time once no request is under way; null when there is none. */
    async current(startsAt: Instant): Promise<Hold | null> {
      await running;
      return held?.startsAt === startsAt ? held : null;
    },
    /** Takes over a hold that was made elsewhere. */
    adopt(hold: Hold, { kept }: { kept: boolean }) {
      held = hold;
      requested = hold.startsAt;
      isKept = kept;
    },
  };
}
