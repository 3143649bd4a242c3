import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { TimeField, type TimeFieldProps } from "./time-field.tsx";

const guide = {
  use: [
    "For an exact time that is known: the start and end of working hours, a block in the calendar, “Why is this time not free?”.",
  ],
  avoid: [
    "SlotPicker for the time of a booking: only free times can be picked.",
    "RangeSlider for a rough limit in the filters.",
  ],
  words: {
    rule: "Two short labels side by side, and the error at the field that has to change.",
    et: "Algus 9:00, lõpp 8:30. Lõpp on enne algust.",
    en: "From 9:00, until 8:30. The end is before the start.",
    ru: "Начало 9:00, конец 8:30. Конец раньше начала.",
  },
  examples: [{
    right: "Filled",
    wrong: "TimeOfABooking",
    why: "Nearly every typed time is refused. SlotPicker shows the few that are free.",
  }],
  related: ["Booking/SlotPicker", "Controls/DateField", "Booking/AvailabilityWeek"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/TimeField",
  component: TimeField,
  parameters: {
    guide,
    keyboard: {
      "Tab, ← →": "moves between hour and minute",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      Backspace: "clears the part",
    },
  },
  render: Operated,
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { label: "From", value: "09:00", onChange: () => {} } };
export const Empty: Story = {
  args: {
    label: "From",
    description: "The first session begins then.",
    value: undefined,
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Until",
    value: "08:30",
    error: "The end is before the start.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "From", value: "09:00", disabled: true, onChange: () => {} },
};

function Operated(args: TimeFieldProps) {
  const [value, setValue] = useState(args.value);
  return <TimeField {...args} value={value} onChange={setValue} />;
}
export const EndOfDay: Story = { args: { label: "Until", value: "23:59", onChange: () => {} } };
export const LongText: Story = {
  args: {
    label: "Время, с которого вас можно записать на приём",
    description: "Esimene kohtumine algab siis. Enne seda jääb aeg kohale tulekuks.",
    value: undefined,
    error: "Vali viie minutiga jaguv aeg, mis ei kattu sama päeva teiste aegadega.",
    onChange: () => {},
  },
  globals: { viewport: { value: "phone" } },
};
export const TimeOfABooking: Story = {
  args: {
    label: "When would you like to come?",
    value: "17:10",
    error: "Külli is not free then. Try another time.",
    onChange: () => {},
  },
};
