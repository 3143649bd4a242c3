import { Suspense } from "react";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { type Day, type Month as MonthName, monthOf } from "../days.ts";
import { MonthCalendar } from "./lazy-parts.ts";
import { useRest } from "./use-rest.ts";
import { useWords } from "./words.ts";

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
  const rests = useRest();
  const loading = <Skeleton label={say("time.loading")} count={4} />;
  if (!rests) return loading;
  return (
    <Suspense fallback={loading}>
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
