import { lazy } from "react";
import { whenIdle } from "../idle.ts";
import { loadRefusals } from "./words.ts";

const loadMonth = () => import("ui-kit/booking/month-calendar.tsx");
const loadYou = () => import("./you-step.tsx");
const loadDone = () => import("./done-step.tsx");
const loadTrouble = () => import("./trouble-note.tsx");

/** What is not seen before a time is chosen comes after the times. */
export const MonthCalendar = lazy(async () => ({ default: (await loadMonth()).MonthCalendar }));
export const YouStep = lazy(async () => ({ default: (await loadYou()).YouStep }));
export const DoneStep = lazy(async () => ({ default: (await loadDone()).DoneStep }));
export const TroubleNote = lazy(async () => ({ default: (await loadTrouble()).TroubleNote }));
export const AccountPage = lazy(async () => ({
  default: (await import("./account-page.tsx")).AccountPage,
}));
export const List = lazy(async () => ({ default: (await import("./list.tsx")).List }));
export const NoTimes = lazy(async () => ({ default: (await import("./no-times.tsx")).NoTimes }));
export const ZoneChoice = lazy(async () => ({
  default: (await import("./zone-choice.tsx")).ZoneChoice,
}));

/** Fetches the next steps before they are needed: a booking must not wait for them, least of all a failed one. */
export function fetchNextSteps(language: Parameters<typeof loadRefusals>[0]) {
  return whenIdle(() => {
    const parts = [loadYou(), loadDone(), loadTrouble(), loadRefusals(language)];
    // What does not come now is asked for again when it is needed.
    void Promise.allSettled(parts);
  });
}
