import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { tuesday } from "../compositions/week.ts";
import { SlotPicker, type SlotPickerProps } from "./slot-picker.tsx";

const meta = {
  title: "Booking/SlotPicker",
  component: SlotPicker,
  parameters: {
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
