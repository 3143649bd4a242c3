import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";

const guide = {
  use: [
    "For a date that is known: the day a certificate ends, the morning a gift card arrives, a different day in the working hours.",
    "With min and max where the product has a limit, such as the last day a card can be sent.",
  ],
  avoid: [
    "MonthCalendar for the day of a booking, where only days with free times count.",
    "DateRangeField for time off, which has a first and a last day.",
  ],
  words: {
    rule: "The label says what happens on that day; an error names the days that are possible.",
    et: "Vali päev alates tänasest kuni 31. detsembrini.",
    en: "Choose a day from today to 31 December.",
    ru: "Выберите день не раньше сегодняшнего и не позднее 31 декабря.",
  },
  examples: [{
    right: "Empty",
    wrong: "DayOfABooking",
    why:
      "The client guesses days until one has a free time. MonthCalendar shows which days have any.",
  }],
  related: ["Booking/MonthCalendar", "Controls/DateRangeField", "Controls/TimeField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/DateField",
  component: DateField,
  parameters: {
    guide,
    keyboard: {
      "Tab, ← →": "moves between day, month, year and button",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      "Enter on the button": "opens the calendar; arrows move, Enter selects, Escape closes",
    },
  },
  render: Operated,
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { label: "From", value: "2026-12-24", onChange: () => {} } };
export const Empty: Story = {
  args: {
    label: "From",
    description: "The first day you are away.",
    value: undefined,
    onChange: () => {},
  },
};
export const WithLimits: Story = {
  args: {
    label: "Date of the certificate",
    value: "2026-11-16",
    min: "2026-11-09",
    max: "2026-11-20",
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Until",
    value: "2026-12-20",
    error: "The end is before the start.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "From", value: "2026-12-24", disabled: true, onChange: () => {} },
};

function Operated(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  return <DateField {...args} value={value} onChange={setValue} />;
}
export const EndOfYear: Story = {
  args: { label: "Valid until", value: "2026-12-31", onChange: () => {} },
};
export const LongText: Story = {
  args: {
    label: "Kuupäev, millest alates tunnistus kehtib",
    description: "Дата стоит на самом сертификате, обычно внизу, рядом с подписью и печатью.",
    value: undefined,
    error: "Vali päev vahemikus 1. jaanuar 1950 kuni 29. november 2026.",
    onChange: () => {},
  },
  globals: { viewport: { value: "phone" } },
};
export const DayOfABooking: Story = {
  args: {
    label: "On which day would you like to come?",
    value: "2026-11-24",
    error: "No free times on this day. Try another.",
    onChange: () => {},
  },
};
