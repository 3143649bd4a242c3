import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";

/** The months of seven days, and the way to the seven before and after them, from today to the last day with times. */
export function WeekPager({ start, today, last, earlierLabel, laterLabel, onWeek }: {
  start: Day;
  today: Day;
  last: Day;
  earlierLabel: string;
  laterLabel: string;
  onWeek: (start: Day) => void;
}) {
  const format = useFormat("UTC");
  const before = addDays(start, -7);
  const after = addDays(start, 7);
  return (
    <Row justify="between" wrap={false}>
      <Text weight="label">
        {format.opening(format.months(noonOf(start), noonOf(addDays(start, 6))))}
      </Text>
      <Row wrap={false}>
        <Button
          variant="quiet"
          small
          icon="chevron-left"
          iconOnly
          disabled={start <= today}
          onClick={() => onWeek(before < today ? today : before)}
        >
          {earlierLabel}
        </Button>
        <Button
          variant="quiet"
          small
          icon="chevron-right"
          iconOnly
          disabled={after > last}
          onClick={() => onWeek(after)}
        >
          {laterLabel}
        </Button>
      </Row>
    </Row>
  );
}
