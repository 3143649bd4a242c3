import { type ReactNode, useState } from "react";
import { Pager } from "ui-kit/navigation/pager.tsx";
import type { Day } from "../days.ts";
import { useWords } from "./words.ts";

/** So many days are shown at first, and with every wish for more. */
const step = 5;

/** All coming free times, day by day. `dayTimes` shows those of one. */
export function List({ days, complete, loading, dayTimes, onFurther }: {
  /** The days that have times, in their order. */
  days: Day[];
  /** Everything that can be booked is among them. */
  complete: boolean;
  loading: boolean;
  dayTimes: (day: Day) => ReactNode;
  /** Looks for times beyond the last day. */
  onFurther: () => void;
}) {
  const { say } = useWords();
  const [count, setCount] = useState(step);
  const more = days.length > count || !complete;
  return (
    <>
      {days.slice(0, count).map(dayTimes)}
      {more && (
        <Pager
          label={say("time.more")}
          pending={loading && days.length <= count}
          onMore={() => {
            setCount(count + step);
            if (days.length < count + step && !complete) onFurther();
          }}
        />
      )}
    </>
  );
}
