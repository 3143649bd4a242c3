import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { AvailabilityWeek, type AvailabilityWeekProps } from "./availability-week.tsx";
import { AvailabilityForm } from "../compositions/availability-form.tsx";
import type { WeekRange } from "./week-ranges.ts";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const hours = ["7 h", "7.5 h", "7 h", "6 h", "8 h", "closed", "closed"];

function range(weekday: number, from: number, to: number, place: string): WeekRange {
  return { id: `${weekday}-${from}`, weekday, from: from * 60, to: to * 60, place };
}

const ranges = [
  range(1, 9, 13, "poska"),
  range(1, 16, 19, "video"),
  range(2, 9, 12, "poska"),
  range(2, 16, 20.5, "poska"),
  range(3, 10, 14, "poska"),
  range(3, 17, 20, "video"),
  range(4, 9, 15, "nomme"),
  range(5, 9, 13, "poska"),
  range(5, 15, 19, "video"),
];

const guide = {
  use: [
    "On the practitioner's page of working hours: the usual week with its places, drawn and dragged.",
    "For one specific week, where each changed day becomes an exception, with the bookings of the next days inside the hours.",
  ],
  avoid: [
    "WorkWeek for sessions and free times of dates; this one knows only hours that repeat.",
    "SlotList to show the practitioner what clients see as a result.",
  ],
  words: {
    rule: "Closed days are said from the practitioner's side, as a choice and not as a lack.",
    et: "Ei võta vastu",
    en: "Closed",
    ru: "Не принимаю",
  },
  related: ["Booking/WorkWeek", "Booking/SlotList", "Controls/TimeField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/AvailabilityWeek",
  component: AvailabilityWeek,
  parameters: {
    guide,
    keyboard: {
      Tab: "moves through ranges and add buttons",
      "↑ ↓": "moves the range by 15 minutes",
      "Shift ↑ ↓": "changes the end by 15 minutes",
      "← →": "moves the range to the previous or next day",
      Enter: "opens the form of the range",
      "Delete, Backspace": "deletes the range",
    },
  },
  args: {
    label: "A usual week",
    days: names.map((label, i) => ({
      weekday: i + 1,
      name: label.slice(0, 3),
      label,
      total: hours[i],
    })),
    places: [{ id: "poska", name: "Poska 12" }, { id: "nomme", name: "Nõmme" }, {
      id: "video",
      name: "Video",
    }],
    ranges,
    formatTime: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
    labels: {
      hint: "Arrow keys move it, with Shift they change its end, Delete deletes the range.",
      range: (day, hours, place) => `${day}, ${hours}, ${place}`,
      closed: "Closed",
      add: (day) => `Add hours: ${day}`,
    },
    onChange: () => {},
    onAdd: () => {},
    onOpen: () => {},
    onRemove: () => {},
  },
  render: Operated,
} satisfies Meta<typeof AvailabilityWeek>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBookings: Story = {
  args: {
    booked: [
      { id: "a", weekday: 1, from: 600, to: 660, label: "Liisa T." },
      { id: "b", weekday: 2, from: 540, to: 600, label: "Oleg K." },
      { id: "c", weekday: 4, from: 600, to: 675, label: "Maria P." },
      { id: "d", weekday: 5, from: 1050, to: 1110, label: "new booking" },
    ],
  },
};
export const Empty: Story = { args: { ranges: [] } };

/** Pressing a range or an add button opens the form. */
function Operated(args: AvailabilityWeekProps) {
  const [week, setWeek] = useState(args.ranges);
  const [open, setOpen] = useState<WeekRange | null>(null);
  return (
    <>
      <AvailabilityWeek
        {...args}
        ranges={week}
        onChange={(range) => setWeek(week.map((each) => each.id === range.id ? range : each))}
        onRemove={(id) => setWeek(week.filter((each) => each.id !== id))}
        onOpen={(id) => setOpen(week.find((each) => each.id === id) ?? null)}
        onAdd={({ weekday, from = 540, to = 600 }) =>
          setOpen({ id: crypto.randomUUID(), weekday, from, to, place: "poska" })}
      />
      {open && (
        <AvailabilityForm
          range={open}
          day={names[open.weekday - 1] ?? ""}
          places={args.places}
          onClose={() => setOpen(null)}
          onSave={(range) => {
            setWeek([...week.filter((each) => each.id !== range.id), range]);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
/** Hours at two places at the same time are marked until they are corrected. */
export const Overlapping: Story = {
  args: {
    ranges: [...ranges, range(1, 12, 17, "nomme")],
    invalid: new Set(["1-9", "1-12", "1-16"]),
  },
};
export const LongNames: Story = {
  args: {
    ...WithBookings.args,
    places: [
      { id: "poska", name: "Kehapsühhoteraapia keskus, Jaan Poska 12" },
      { id: "nomme", name: "Nõmme tervisemaja" },
      { id: "video", name: "Videokohtumised" },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
