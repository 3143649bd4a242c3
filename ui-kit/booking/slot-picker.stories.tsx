import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { tuesday } from "../compositions/week.ts";
import { SlotPicker, type SlotPickerProps } from "./slot-picker.tsx";

const guide = {
  use: [
    "Below the week or month, when one of the times of a day is chosen: booking, profile, and moving a session.",
    "As a list when a time has more to say than its hour, such as the seats left in a group.",
  ],
  avoid: [
    "Slot as a link where a tap on the time already begins the booking, as on a card.",
    "TimeField when any time can be typed, SlotList when times are only read.",
  ],
  words: {
    rule: "An empty day says that nothing is free and where the next time is.",
    et: "Sel päeval vabu aegu ei ole. Lähim vaba aeg: E 23. nov kell 9:15",
    en: "Nothing is free on this day. Nearest free time: Mon 23 Nov, 9:15",
    ru: "В этот день свободного времени нет. Ближайшее свободное: пн, 23 ноя, 9:15",
  },
  examples: [{
    right: "Empty",
    wrong: "EmptyWithoutWayOn",
    why:
      "A day without times is a dead end unless it names the next one; the person then leaves instead of looking on.",
  }],
  related: ["Booking/WeekStrip", "Booking/MonthCalendar", "Booking/DayHeading", "Booking/Slot"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/SlotPicker",
  component: SlotPicker,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the selected time, or to the first one",
      "← → ↑ ↓": "selects the previous or next free time",
    },
  },
} satisfies Meta<
  typeof SlotPicker
>;

export default meta;

type Story = StoryObj<typeof meta>;

const day = { label: "Tuesday, 24 November, 5 free", takenLabel: "taken", onPick: () => {} };
export const Free: Story = {
  args: { ...day, parts: tuesday, picked: "2026-11-24T18:15" },
  render: Operated,
};
export const List: Story = {
  args: {
    ...Free.args,
    layout: "list",
    parts: tuesday.map((part) => ({
      ...part,
      slots: part.slots.map((slot) => ({ ...slot, detail: "50 min · €65 · Poska 12" })),
    })),
  },
  render: Operated,
};
export const AllTaken: Story = {
  args: {
    ...day,
    parts: tuesday.map((part) => ({
      ...part,
      slots: part.slots.map((slot) => ({ ...slot, taken: true })),
    })),
  },
};
export const Empty: Story = {
  args: { ...day, parts: [], empty: <p>No times on this day. The next is on Monday.</p> },
};
export const NoSelection: Story = { args: { ...day, parts: tuesday }, render: Operated };
export const ManySlots: Story = {
  args: {
    ...day,
    label: "Tuesday, 24 November, 32 free",
    parts: [{
      title: "Morning",
      slots: Array.from({ length: 32 }, (_, i) => {
        const time = `${8 + Math.floor(i / 4)}:${["00", "15", "30", "45"][i % 4]}`;
        return {
          id: time,
          time,
          label: `${time}, 50 min`,
          dateTime: `2026-11-24T${time.padStart(5, "0")}`,
        };
      }),
    }],
  },
  render: Operated,
};

function Operated(args: SlotPickerProps) {
  const [picked, setPicked] = useState(args.picked);
  return <SlotPicker {...args} picked={picked} onPick={setPicked} />;
}
export const RightToLeft: Story = {
  args: { ...Free.args },
  globals: { direction: "rtl" },
  render: Operated,
};
export const SeatsInLongWords: Story = {
  args: {
    ...Free.args,
    layout: "list",
    parts: tuesday.map((part) => ({
      ...part,
      slots: part.slots.map((slot) => ({
        ...slot,
        time: "18:15 (GMT+10:30)",
        detail: "свободно 2 места из 12 · 120 мин · 1 234,50 €",
      })),
    })),
  },
  globals: { viewport: { value: "phone" } },
  render: Operated,
};
export const EmptyWithoutWayOn: Story = { args: { ...day, parts: [], empty: <p>Fully booked</p> } };
