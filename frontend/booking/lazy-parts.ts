import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { whenIdle } from "../idle.ts";

export const MonthCalendar = lazyPart(
  async () => (await import("ui-kit/booking/month-calendar.tsx")).MonthCalendar,
);
export const StepPart = lazyPart(async () => (await import("./later-steps.tsx")).StepPart);

/** Loads the next steps while the browser is idle, so that a booking does not wait for them. */
export function preloadNextSteps() {
  return whenIdle(StepPart.preload);
}
