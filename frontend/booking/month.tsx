import { lazy, Suspense, useSyncExternalStore } from "react";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { type Day, type Month as MonthName, monthOf } from "../days.ts";
import { useWords } from "./words.ts";

const MonthCalendar = lazy(async () => ({
  default: (await import("ui-kit/booking/month-calendar.tsx")).MonthCalendar,
}));

/** Narrower pages show the week instead and never load the month. */
const wide = "(min-width: 940px)";

function watchWidth(wake: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", wake);
  return () => query.removeEventListener("change", wake);
}

/** The month with its free days. */
export function Month({ month, today, last, free, picked, onDay, onMonth }: {
  month: MonthName;
  today: Day;
  last: Day;
  free: ReadonlyMap<Day, unknown>;
  picked: Day;
  onDay: (day: Day) => void;
  onMonth: (month: MonthName) => void;
}) {
  const { say } = useWords();
  const shown = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches, () => false);
  if (!shown) return null;
  return (
    <Suspense fallback={<Skeleton label={say("time.loading")} count={4} />}>
      <MonthCalendar
        label={say("time.month")}
        month={`${month}-01`}
        today={today}
        last={last}
        free={new Set(free.keys())}
        picked={picked}
        onPick={onDay}
        onMonth={(first) => onMonth(monthOf(first))}
      />
    </Suspense>
  );
}
