import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarPlot } from "./bar-plot.tsx";
import { FigureBlock } from "./figure-block.tsx";

const hours = [17, 19, 20, 24];

const meta = {
  title: "Layout/FigureBlock",
  component: FigureBlock,
  parameters: { keyboard: { Tab: "moves to the table", Enter: "opens the table" } },
  args: {
    name: "Utilisation",
    value: "82%",
    sentence: "of the open hours are taken",
    note: "Friday afternoons are full four weeks ahead.",
    children: (
      <BarPlot
        label="Booked hours grew from 17 to 24 in four weeks"
        formatValue={String}
        bars={hours.map((value, nth) => ({
          id: String(nth),
          name: `Week ${nth + 1}`,
          parts: [{ look: "filled", value }],
          outOf: 30,
        }))}
      />
    ),
    table: {
      open: "Table",
      columns: ["Week", "Open", "Taken"],
      rows: hours.map((value, nth) => [`Week ${nth + 1}`, "30 h", `${value} h`]),
    },
  },
} satisfies Meta<typeof FigureBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Framed: Story = { args: { framed: true } };

export const TooLittleData: Story = {
  args: {
    value: undefined,
    sentence: "The first week is still running",
    note: "The drawing comes when a week is over.",
    children: undefined,
    table: undefined,
  },
};
