import { DayHeading } from "ui-kit/booking/booking-panel.tsx";
import { SlotPicker } from "ui-kit/booking/slot-picker.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type Day, noonOf } from "../days.ts";
import type { Instant } from "../days.ts";
import type { AvailableTime } from "./calls.ts";
import { partsOf } from "./free-days.ts";
import { useFormat, useWords } from "./words.ts";

/** The times of one day. */
export function DayTimes({ day, free, taken, picked, zone, first, onChoose, onDay }: {
  day: Day;
  free: AvailableTime[];
  taken: Instant[];
  picked: Instant | null;
  zone: string;
  /** The first day with a free time, offered when this one has none. */
  first: Day | undefined;
  onChoose: (startsAt: Instant) => void;
  onDay: (day: Day) => void;
}) {
  const { say } = useWords();
  const format = useFormat(zone);
  const calendar = useFormat("UTC");
  const name = calendar.opening(calendar.date(noonOf(day), "spoken"));
  const open = free.filter((time) => !taken.includes(time.start_time)).length;
  const count = say("time.free", { count: open });
  return (
    <>
      <DayHeading as="h2" day={name} free={open > 0 && count} />
      <SlotPicker
        label={`${name}, ${count}`}
        takenLabel={say("time.taken")}
        picked={picked ?? undefined}
        onPick={onChoose}
        parts={partsOf(free, taken, day, zone).map(({ part, times }) => ({
          title: say(`parts.${part}`),
          slots: times.map((time) => ({
            id: time,
            time: format.time(time),
            label: `${name}, ${format.time(time)}`,
            taken: taken.includes(time),
          })),
        }))}
        empty={
          <>
            <Text tone="soft">{say("time.noneThisDay")}</Text>
            {first && first !== day && (
              <Button small onClick={() => onDay(first)}>
                {say("time.toFirst", { day: calendar.date(noonOf(first)) })}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

/** Two clocks to read the times by, when they differ. */
export function ZoneChoice({ zones, zone, onPick }: {
  zones: string[];
  zone: string;
  onPick: (zone: string) => void;
}) {
  const { say } = useWords();
  const [here, there] = [useFormat(zones[0] ?? zone), useFormat(zones[1] ?? zone)];
  return (
    <RadioGroup
      variant="segments"
      label={say("zone")}
      picked={zone}
      onPick={onPick}
      options={[here, there].map((format) => ({
        value: format.timeZone,
        label: format.opening(format.zone()),
      }))}
    />
  );
}

/** While the times are on their way, or did not come. */
export function TimesState({ status, onRetry }: {
  status: "loading" | "failed" | "none";
  onRetry: () => void;
}) {
  const { say } = useWords();
  if (status === "loading") return <Skeleton label={say("time.loading")} shape="slots" count={2} />;
  if (status === "none") return <Text>{say("time.none")}</Text>;
  return (
    <Failed
      message={say("time.failed")}
      retryLabel={say("failed.retry")}
      onRetry={onRetry}
    />
  );
}
