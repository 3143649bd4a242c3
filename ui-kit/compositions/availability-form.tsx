import { useState } from "react";
import type { WeekRange } from "../booking/week-ranges.ts";
import { Button } from "../controls/button.tsx";
import { Select } from "../controls/select.tsx";
import { TimeField } from "../controls/time-field.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { Row } from "../layout/row.tsx";

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

function minutesOf(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function AvailabilityForm({ range, day, places, onSave, onClose }: {
  range: WeekRange;
  day: string;
  places: readonly { id: string; name: string }[];
  onSave: (range: WeekRange) => void;
  onClose: () => void;
}) {
  const [from, setFrom] = useState<number | undefined>(range.from);
  const [to, setTo] = useState<number | undefined>(range.to);
  const [place, setPlace] = useState(range.place);
  const backwards = from !== undefined && to !== undefined && to <= from;
  const whole = from !== undefined && to !== undefined && !backwards;
  return (
    <Dialog
      open
      onClose={onClose}
      title={day}
      closeLabel="Close"
      actions={
        <Button
          variant="primary"
          disabled={!whole}
          onClick={() => whole && onSave({ ...range, from, to, place })}
        >
          Save hours
        </Button>
      }
    >
      <Row gap="group">
        <TimeField
          label="From"
          value={from === undefined ? undefined : written(from)}
          onChange={(time) => setFrom(minutesOf(time))}
        />
        <TimeField
          label="Until"
          value={to === undefined ? undefined : written(to)}
          error={backwards && "The end is before the start."}
          onChange={(time) => setTo(minutesOf(time))}
        />
      </Row>
      <Select
        label="Place"
        groups={[{ options: places.map(({ id, name }) => ({ id, label: name })) }]}
        picked={place}
        onPick={setPlace}
      />
    </Dialog>
  );
}
