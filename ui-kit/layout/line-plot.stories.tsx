import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { LinePlot } from "./line-plot.tsx";

const weeks = ["31 Aug", "7 Sep", "14 Sep", "21 Sep", "28 Sep", "5 Oct", "12 Oct", "19 Oct"];

const guide = {
  use: [
    "In the figures of the admin pages: bookings, sessions and money over weeks or months, at most two lines that are compared.",
    "finished: false for the period that still runs, so that its low end is not read as a fall.",
  ],
  avoid: [
    "BarPlot for a few periods or values out of a whole.",
    "FigureBlock without a drawing where one number and its sentence say it all.",
  ],
  words: {
    rule:
      "The text at the end of a line is its last value and what it counts; no legend elsewhere.",
    et: "97 broneeritud, 61 toimunud",
    en: "97 booked, 61 held",
    ru: "97 забронировано, 61 состоялось",
  },
  examples: [{
    right: "TheRunningWeekOpen",
    wrong: "TheRunningWeekClosed",
    why: "The week ends on Sunday; drawn as finished on Tuesday it looks like a collapse.",
  }],
  related: ["Layout/BarPlot", "Layout/FigureBlock", "Layout/Figures"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/LinePlot",
  component: LinePlot,
  parameters: { guide },
  args: {
    label: "Booked and held sessions by week: 97 booked and 61 held this week",
    formatValue: (value: number) => String(value),
    points: weeks.map((name, at) => ({ id: name, name, finished: at < weeks.length - 1 })),
    lines: [
      { id: "booked", text: "97 booked", values: [52, 60, 58, 71, 80, 77, 92, 97] },
      { id: "held", text: "61 held", values: [40, 48, 46, 60, 66, 64, 78, 61] },
    ],
  },
} satisfies Meta<typeof LinePlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

/** Nothing happened yet. */
export const Empty: Story = {
  args: {
    label: "No bookings yet",
    lines: [{ id: "booked", text: "0 booked", values: weeks.map(() => 0) }],
  },
};

/** Both lines end at the same height, and there are many points. */
export const Close: Story = {
  args: {
    label: "Two years of weeks",
    points: Array.from({ length: 104 }, (_, at) => ({
      id: String(at),
      name: `${at + 1}.`,
      finished: at < 103,
    })),
    lines: [
      { id: "a", text: "20 first", values: Array.from({ length: 104 }, (_, at) => at % 21) },
      { id: "b", text: "20 second", values: Array.from({ length: 104 }, (_, at) => 20 - at % 2) },
    ],
  },
};
export const NineDigits: Story = {
  args: {
    label: "Income by week: €123,456,784 this week",
    formatValue: (value) => `€${value.toLocaleString("en")}`,
    lines: [{
      id: "income",
      text: "€123,456,784 income",
      values: weeks.map((_, at) => 15_432_098 * (at + 1)),
    }],
  },
};
const running = [52, 60, 58, 71, 80, 77, 92, 14];

export const TheRunningWeekOpen: Story = {
  args: {
    label: "Bookings by week: 92 last week, 14 so far in this one",
    lines: [{ id: "booked", text: "14 so far", values: running }],
  },
};
export const TheRunningWeekClosed: Story = {
  args: {
    label: "Bookings by week: 14 this week",
    points: weeks.map((name) => ({ id: name, name, finished: true })),
    lines: [{ id: "booked", text: "14 booked", values: running }],
  },
};
