import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { BarPlot } from "./bar-plot.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const guide = {
  use: [
    "In the overview of a practitioner, inside a FigureBlock: booked hours by weekday, ratings and income by week.",
    "outOf draws what the bar is a part of (open hours); “open” is what is still to come, “mark” what went wrong.",
  ],
  avoid: [
    "LinePlot for many periods whose course matters more than each value.",
    "DotPlot for up to some hundred sessions, where one bar would make three no-shows look large.",
  ],
  words: {
    rule:
      "The label is the whole drawing in one sentence with its numbers: what stands out, and out of what.",
    et: "Reede on kõige täis: 7 tundi 8-st, kolmapäeval 2 tundi 8-st.",
    en: "Friday is the fullest with 7 of 8 hours, Wednesday has 2 of 8.",
    ru: "Плотнее всего пятница: занято 7 часов из 8, в среду — 2 из 8.",
  },
  examples: [{
    right: "TakenOutOfOpen",
    wrong: "TakenAlone",
    why: "Without the open hours Wednesday looks weak, though only two hours were offered.",
  }],
  related: ["Layout/FigureBlock", "Layout/LinePlot", "Layout/DotPlot", "Layout/RingPlot"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/BarPlot",
  component: BarPlot,
  parameters: { guide },
  args: {
    label: "Booked hours by weekday: Friday is the fullest with 7 of 8 hours, Wednesday has 2 of 8",
    formatValue: (value) => `${value} h`,
    bars: days.map((name, nth) => ({
      id: name,
      name,
      outOf: nth < 5 ? 8 : 0,
      parts: [{ look: "filled", value: [4, 5, 2, 6, 7, 0, 0][nth]! }],
    })),
  },
} satisfies Meta<typeof BarPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OutOf: Story = {};

/** 52 bars: only some have their names. */
export const Stacked: Story = {
  args: {
    label: "Sessions by week over a year",
    formatValue: String,
    bars: Array.from({ length: 52 }, (_, week) => ({
      id: `week ${week}`,
      name: `w ${week + 1}`,
      parts: [
        { look: "filled", value: week < 48 ? 3 + week % 5 : 0 },
        { look: "mark", value: week % 11 === 0 ? 1 : 0 },
        { look: "open", value: week >= 48 ? 4 : 0 },
        { look: "line", value: week % 7 === 0 ? 1 : 0 },
      ],
    })),
    legend: [
      { look: "filled", text: "Took place 240" },
      { look: "mark", text: "Missed 5" },
      { look: "open", text: "To come 16" },
      { look: "line", text: "Cancelled 8" },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
/** Nothing is booked yet. */
export const NothingYet: Story = {
  args: {
    label: "No hours are booked yet",
    bars: days.map((name) => ({ id: name, name, outOf: 8, parts: [{ look: "filled", value: 0 }] })),
  },
};
export const NineDigits: Story = {
  args: {
    label: "Income by month, up to €123,456,789",
    formatValue: (value) => `€${value.toLocaleString("en")}`,
    bars: days.slice(0, 4).map((name, nth) => ({
      id: name,
      name,
      parts: [{ look: "filled", value: [123_456_789, 98_765_432, 45_678_901, 0][nth]! }],
    })),
  },
};
const wednesday = [4, 5, 2, 6, 7];

export const TakenOutOfOpen: Story = {
  args: {
    label: "Booked hours by weekday: on Wednesday both of the 2 open hours are taken",
    bars: days.slice(0, 5).map((name, nth) => ({
      id: name,
      name,
      outOf: nth === 2 ? 2 : 8,
      parts: [{ look: "filled", value: wednesday[nth]! }],
    })),
  },
};
export const TakenAlone: Story = {
  args: {
    label: "Booked hours by weekday: Wednesday has 2",
    bars: days.slice(0, 5).map((name, nth) => ({
      id: name,
      name,
      parts: [{ look: "filled", value: wednesday[nth]! }],
    })),
  },
};
