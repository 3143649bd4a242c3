import type { PartOfDay } from "../booking/slot-picker.tsx";
import type { WeekStripDay } from "../booking/week-strip.tsx";

export const days: WeekStripDay[] = [
  {
    date: "2026-11-20",
    weekday: "Fri",
    day: "20",
    free: "some",
    label: "Friday, 20 November, 1 free",
  },
  {
    date: "2026-11-21",
    weekday: "Sat",
    day: "21",
    free: "none",
    label: "Saturday, 21 November, none free",
  },
  {
    date: "2026-11-22",
    weekday: "Sun",
    day: "22",
    free: "none",
    label: "Sunday, 22 November, none free",
  },
  {
    date: "2026-11-23",
    weekday: "Mon",
    day: "23",
    free: "many",
    label: "Monday, 23 November, 4 free",
  },
  {
    date: "2026-11-24",
    weekday: "Tue",
    day: "24",
    free: "many",
    label: "Tuesday, 24 November, 5 free",
  },
  {
    date: "2026-11-25",
    weekday: "Wed",
    day: "25",
    free: "many",
    label: "Wednesday, 25 November, 3 free",
  },
  {
    date: "2026-11-26",
    weekday: "Thu",
    day: "26",
    free: "some",
    label: "Thursday, 26 November, 1 free",
  },
];

function at(time: string, taken = false) {
  return { id: `2026-11-24T${time}`, time, label: `Tuesday, 24 November, ${time}`, taken };
}

export const tuesday: PartOfDay[] = [
  { title: "Morning", slots: [at("9:00"), at("10:15"), at("11:30", true)] },
  { title: "Evening", slots: [at("16:45"), at("18:15"), at("19:30")] },
];

export const free: ReadonlySet<string> = new Set(
  [20, 23, 24, 25, 26, 27, 30].map((day) => `2026-11-${day}`),
);
