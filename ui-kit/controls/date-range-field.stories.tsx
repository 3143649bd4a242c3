import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";

const guide = {
  use: [
    "For time off and for days in another time zone, where both the first and the last day belong to it.",
  ],
  avoid: [
    "DateField for one day, such as a day with other hours.",
    "Two DateFields where an end is often missing, as in the filter of sessions.",
  ],
  words: {
    rule: "The description says whether the last day counts, because it is guessed differently.",
    et: "Ka neil päevadel kohtumisi ei ole.",
    en: "No sessions on these days either.",
    ru: "В оба дня встреч тоже не будет.",
  },
  examples: [{
    right: "Filled",
    wrong: "SameDayTwice",
    why: "The same day is given twice. A single day is a DateField.",
  }],
  related: ["Controls/DateField", "Booking/AvailabilityWeek", "Booking/MonthCalendar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/DateRangeField",
  component: DateRangeField,
  parameters: {
    guide,
    keyboard: {
      "Tab, ← →": "moves between the parts of both dates and the button",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      "Enter on the button": "opens the calendar; Enter selects the first and the last day",
    },
  },
  render: Operated,
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { label: "Away", value: { from: "2026-12-24", to: "2027-01-03" }, onChange: () => {} },
};
export const Empty: Story = {
  args: {
    label: "Away",
    description: "The first and the last day.",
    value: undefined,
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Away",
    value: { from: "2026-12-24", to: "2029-01-03" },
    error: "That is more than two years ahead.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: {
    label: "Away",
    value: { from: "2026-12-24", to: "2027-01-03" },
    disabled: true,
    onChange: () => {},
  },
};

function Operated(args: DateRangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return <DateRangeField {...args} value={value} onChange={setValue} />;
}
export const LongText: Story = {
  args: {
    label: "Дни, которые вы проведёте в другом часовом поясе",
    description: "Ka neil päevadel kohtumisi ei ole, välja arvatud need, mis on juba broneeritud.",
    value: { from: "2026-12-24", to: "2027-01-03" },
    onChange: () => {},
  },
  globals: { viewport: { value: "phone" } },
};
export const SameDayTwice: Story = {
  args: {
    label: "Independence Day",
    description: "Closed on this day.",
    value: { from: "2027-02-24", to: "2027-02-24" },
    onChange: () => {},
  },
};
