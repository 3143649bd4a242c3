import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, noonOf, weekFrom } from "../days.ts";
import type { AvailableTime } from "./calls.ts";
import { plenty } from "./free-days.ts";
import { useFormat, useWords } from "./words.ts";

/** Seven days and the way to those before and after. */
export function Week({ start, earliest, last, days, picked, onStart, onDay }: {
  start: Day;
  earliest: Day;
  /** The last day that can be looked at. */
  last: Day;
  days: ReadonlyMap<Day, AvailableTime[]>;
  picked: Day;
  onStart: (day: Day) => void;
  onDay: (day: Day) => void;
}) {
  const { say } = useWords();
  const format = useFormat("UTC");
  const before = addDays(start, -7);
  const after = addDays(start, 7);
  const month = format.opening(format.month(noonOf(start)));
  return (
    <Stack gap="inline">
      <Row justify="between" wrap={false}>
        <Text weight="label">{month}</Text>
        <Row wrap={false}>
          <Button
            variant="quiet"
            small
            icon="chevron-left"
            iconOnly
            disabled={start <= earliest}
            onClick={() => onStart(before < earliest ? earliest : before)}
          >
            {say("time.earlier")}
          </Button>
          <Button
            variant="quiet"
            small
            icon="chevron-right"
            iconOnly
            disabled={after > last}
            onClick={() => onStart(after)}
          >
            {say("time.later")}
          </Button>
        </Row>
      </Row>
      <WeekStrip
        label={say("time.week")}
        picked={picked}
        onPick={onDay}
        days={weekFrom(start).map((date) => {
          const count = days.get(date)?.length ?? 0;
          const at = noonOf(date);
          return {
            date,
            weekday: format.weekday(at),
            day: format.dayOfMonth(at),
            free: plenty(count),
            label: `${format.date(at, "spoken")}, ${say("time.free", { count })}`,
          };
        })}
      />
    </Stack>
  );
}
