import { lazy } from "react";
import { whenIdle } from "../idle.ts";

const loadSteps = () => import("./later-steps.tsx");

export const MonthCalendar = lazy(async () => ({
  default: (await import("ui-kit/booking/month-calendar.tsx")).MonthCalendar,
}));
export const StepPart = lazy(async () => ({ default: (await loadSteps()).StepPart }));

/** Loads the next steps while the browser is idle, so that a booking does not wait for them. */
export function preloadNextSteps() {
  return whenIdle(() => {
    // A part that fails now is loaded again when it is needed.
    void loadSteps().catch(() => null);
  });
}
