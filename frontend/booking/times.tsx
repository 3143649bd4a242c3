import { Suspense } from "react";
import { Note } from "ui-kit/feedback/note.tsx";
import { clocksDiffer, type Day, type Instant } from "../days.ts";
import { List, ZoneChoice } from "./lazy-parts.ts";
import { DayTimes, TimesState } from "./time-step.tsx";
import type { useFreeTimes } from "./use-free-times.ts";
import type { useView } from "./use-view.ts";
import { useRest } from "./use-rest.ts";
import { useFormat, useWords } from "./words.ts";

type Free = ReturnType<typeof useFreeTimes>;
type View = ReturnType<typeof useView>;

/** When the first time is, where nothing is free this week. */
function FirstTime({ startsAt, zone }: { startsAt: Instant; zone: string }) {
  const { say } = useWords();
  const format = useFormat(zone);
  const first = { day: format.date(startsAt, "spoken"), time: format.time(startsAt) };
  return <Note icon="calendar">{say("time.first", first)}</Note>;
}

/** The free times, day by day or in a list, and the clock to read them by. */
export function Times({ free, view, zone, zones, picked, taken, seats, others, onChoose, onZone }: {
  free: Free;
  view: View;
  zone: string;
  /** The visitor's zone and the practitioner's. */
  zones: { own: string; there: string };
  picked: Instant | null;
  taken: Instant[];
  /** Several people come at one time. */
  seats: boolean;
  /** Where the account's other sessions are. */
  others: string;
  onChoose: (startsAt: Instant) => void;
  onZone: (zone: string) => void;
}) {
  const rests = useRest();
  const isList = view.shape === "list";
  const offered = clocksDiffer(zones.own, zones.there, free.until)
    ? [zones.own, zones.there]
    : [zones.own];
  const first = free.times[0]?.start_time;
  const dayTimes = (day: Day) => (
    <DayTimes
      key={day}
      day={day}
      free={view.freeOn(day)}
      taken={taken}
      picked={picked}
      zone={zone}
      next={view.nextAfter(day)}
      layout={isList ? "list" : "grid"}
      seats={seats}
      onChoose={onChoose}
      onDay={view.showDay}
    />
  );
  return (
    <>
      {view.late && first && <FirstTime startsAt={first} zone={zone} />}
      {isList
        ? (
          <Suspense fallback={dayTimes(view.day)}>
            <List
              days={[...view.days.keys()]}
              complete={free.until >= free.horizon}
              loading={free.status === "loading"}
              dayTimes={dayTimes}
              onFurther={free.lookFurther}
            />
          </Suspense>
        )
        : dayTimes(view.day)}
      {free.status === "failed" && (
        <TimesState status="failed" others={others} onRetry={free.retry} />
      )}
      {rests && (
        <Suspense>
          <ZoneChoice zones={offered} zone={zone} onPick={onZone} />
        </Suspense>
      )}
    </>
  );
}
