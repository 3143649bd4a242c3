import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { DotPlot } from "./dot-plot.tsx";

const guide = {
  use: [
    "In the overview of a practitioner: sessions that took place, were cancelled late or missed, one dot each, inside a FigureBlock.",
  ],
  avoid: [
    "BarPlot for values by weekday or week.",
    "BarPlot by week for so many sessions that single dots can no longer be seen apart.",
  ],
  words: {
    rule:
      "The label counts each kind; the legend repeats the numbers with words that blame no client.",
    et: "Toimunud 56, hilja tühistatud 3, tulemata 1.",
    en: "Took place 56, cancelled late 3, missed 1.",
    ru: "Состоялось 56, отменено поздно 3, не пришли 1.",
  },
  related: ["Layout/FigureBlock", "Layout/BarPlot", "Booking/SessionDots"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/DotPlot",
  component: DotPlot,
  parameters: { guide },
  args: {
    label: "Of 60 sessions 56 took place, 3 were cancelled late, and one client did not come",
    dots: Array.from({ length: 60 }, (_, nth) => {
      if (nth === 17) return "ring";
      return nth % 23 === 9 ? "cross" : "filled";
    }),
    legend: [
      { look: "filled", text: "took place 56" },
      { look: "cross", text: "cancelled late 3" },
      { look: "ring", text: "did not come 1" },
    ],
  },
} satisfies Meta<typeof DotPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
/** Nothing went wrong. */
export const AllTookPlace: Story = {
  args: {
    label: "All 24 sessions took place",
    dots: Array.from({ length: 24 }, () => "filled" as const),
    legend: [{ look: "filled", text: "took place 24" }],
  },
};
export const ThreeHundredSixty: Story = {
  args: {
    label: "Of 360 sessions 344 took place and 16 were cancelled late",
    dots: Array.from({ length: 360 }, (_, nth) => nth % 23 === 9 ? "cross" : "filled"),
    legend: [
      { look: "filled", text: "took place 344" },
      { look: "cross", text: "cancelled late 16" },
    ],
  },
};
