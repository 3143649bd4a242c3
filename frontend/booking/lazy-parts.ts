import { lazy, useEffect, useState } from "react";
import { whenIdle } from "../idle.ts";

const loadSteps = () => import("./later-steps.tsx");

export const MonthCalendar = lazy(async () => ({
  default: (await import("ui-kit/booking/month-calendar.tsx")).MonthCalendar,
}));
export const StepPart = lazy(async () => ({ default: (await loadSteps()).StepPart }));
export const AccountPage = lazy(async () => ({
  default: (await import("./account-page.tsx")).AccountPage,
}));
export const DayList = lazy(async () => ({ default: (await import("./day-list.tsx")).DayList }));
export const ZoneChoice = lazy(async () => ({
  default: (await import("./zone-choice.tsx")).ZoneChoice,
}));

/** Loads the next steps while the browser is idle, so that a booking does not wait for them. */
export function preloadNextSteps() {
  return whenIdle(() => {
    // A part that fails now is loaded again when it is needed.
    void loadSteps().catch(() => null);
  });
}

/** Whether the browser has been idle since the first render; less important parts are rendered then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
