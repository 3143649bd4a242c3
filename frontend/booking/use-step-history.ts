import { useEffect, useEffectEvent, useRef } from "react";
import type { BookingState, PastStep } from "./booking-state.ts";
import { isFramed } from "./embed.ts";

type Step = BookingState["step"];

const order: Step[] = ["time", "details", "code", "done"];

/** The steps that led to this entry of the history, its own last. */
function stepsHere(): Step[] {
  return history.state?.bookingSteps ?? [];
}

function replaceSteps(bookingSteps: Step[]) {
  history.replaceState({ ...history.state, bookingSteps }, "");
}

/** Whether this entry of the history ended with a booking, as after a reload. */
export function endedWithBooking(): boolean {
  return !isFramed() && stepsHere().at(-1) === "done";
}

/** Another booking begins in this entry of the history. */
export function beginAgain(): void {
  if (endedWithBooking()) replaceSteps(["time"]);
}

/**
 * Each step is an entry of the history; a page in a frame leaves the history to the page around it. `goTo` returns false for
 * a step that cannot be shown. Without a step the page is being left.
 */
export function useStepHistory(step: Step | null, goTo: (step: PastStep) => boolean): void {
  /** Whether this page itself moves in the history. */
  const isMoving = useRef(false);

  function move(entries: number) {
    isMoving.current = true;
    history.go(entries);
  }

  const follow = useEffectEvent(() => {
    const steps = stepsHere();
    if (isMoving.current || step === null || steps.at(-1) === step) return;
    const earlier = step === "done" ? 0 : steps.indexOf(step);
    // What is booked leaves no step behind it, so that the way back leads out of the page.
    if (earlier >= 0 && earlier < steps.length - 1) return move(earlier + 1 - steps.length);
    const isNext = steps.length > 0 && order.indexOf(step) > order.indexOf(steps.at(-1)!);
    if (!isNext || step === "done") return replaceSteps([...steps.slice(0, -1), step]);
    history.pushState({ ...history.state, bookingSteps: [...steps, step] }, "");
  });
  const arrive = useEffectEvent(() => {
    const target = stepsHere().at(-1);
    const isOwn = isMoving.current;
    isMoving.current = false;
    const isGone = !isOwn && target !== undefined && target !== "done" && goTo(target);
    if (!isGone) follow();
  });

  useEffect(() => {
    if (isFramed()) return;
    // What was left before a reload is restored first.
    const timer = setTimeout(() => follow());
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    if (isFramed()) return;
    const { pathname } = location;
    const listen = () => {
      if (location.pathname === pathname) arrive();
    };
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
}
