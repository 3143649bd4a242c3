import { Suspense } from "react";
import { DayHeading } from "ui-kit/booking/booking-panel.tsx";
import { SlotPicker } from "ui-kit/booking/slot-picker.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type Day, dayIn, noonOf } from "../days.ts";
import type { Instant } from "../days.ts";
import type { AvailableTime } from "./calls.ts";
import { partsOf } from "./free-days.ts";
import { NoTimes } from "./lazy-parts.ts";
import { useFormat, useWords } from "./words.ts";

/** The times of one day. */
export function DayTimes(
  { day, free, taken, picked, zone, next, layout, seats, onChoose, onDay }: {
    day: Day;
    free: AvailableTime[];
    taken: Instant[];
    picked: Instant | null;
    zone: string;
    /** The next free time, offered when this day has none. */
    next: Instant | undefined;
    /** A list tells of each time where or how it is. */
    layout: "grid" | "list";
    /** Several people come at one time: how many more can is said. */
    seats: boolean;
    onChoose: (startsAt: Instant) => void;
    onDay: (day: Day) => void;
  },
) {
  const { say } = useWords();
  const format = useFormat(zone);
  const calendar = useFormat("UTC");
  const name = calendar.opening(calendar.date(noonOf(day), "spoken"));
  const open = free.filter((time) => !taken.includes(time.start_time)).length;
  const count = say("time.free", { count: open });
  function detailOf(time: Instant): string {
    const offered = free.find(({ start_time }) => start_time === time);
    if (!offered) return "";
    if (seats) return say("time.seats", { count: offered.invitees_remaining });
    return offered.location || say("meeting.VIDEO_CALL");
  }
  return (
    <>
      <DayHeading as="h2" day={name} free={open > 0 && count} />
      <SlotPicker
        label={`${name}, ${count}`}
        layout={seats ? "list" : layout}
        takenLabel={say("time.taken")}
        picked={picked ?? undefined}
        onPick={onChoose}
        parts={partsOf(free, taken, day, zone).map(({ part, times }) => ({
          title: say(`parts.${part}`),
          slots: times.map((time) => {
            const clock = format.time(time);
            return {
              id: time,
              time: clock,
              label: [name, ...(seats ? [detailOf(time)] : []), clock].join(", "),
              detail: detailOf(time),
              taken: taken.includes(time),
            };
          }),
        }))}
        empty={
          <>
            <Text tone="soft">{say("time.noneThisDay")}</Text>
            {next && (
              <Button small onClick={() => onDay(dayIn(zone, next))}>
                {say("time.next", { day: format.date(next), time: format.time(next) })}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

/** While the times are on their way, or did not come. */
export function TimesState({ status, others, onRetry }: {
  status: "loading" | "failed" | "none";
  /** Where the account's other sessions are. */
  others: string;
  onRetry: () => void;
}) {
  const { say } = useWords();
  if (status === "loading") return <Skeleton label={say("time.loading")} shape="slots" count={2} />;
  if (status === "none") {
    return (
      <Suspense>
        <NoTimes others={others} />
      </Suspense>
    );
  }
  return (
    <Failed
      message={say("time.failed")}
      retryLabel={say("failed.retry")}
      onRetry={onRetry}
    />
  );
}
