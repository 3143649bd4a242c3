import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { BarPlot } from "./bar-plot.tsx";
import { FigureBlock } from "./figure-block.tsx";

const hours = [17, 19, 20, 24];

const guide = {
  use: [
    "For each figure of the practitioner's overview and of the admin figures: number, sentence with its “out of”, drawing, and the same as a table.",
    "Without value and drawing while there is too little data: the sentence says when it will come.",
  ],
  avoid: [
    "Figures for numbers that lead to their lists and need no drawing.",
    "DescriptionList for facts that are no measurement.",
  ],
  words: {
    rule:
      "The sentence goes on where the number ends and says of what and since when; the note says what is not counted.",
    et: "12 klienti tuli 90 päeva jooksul tagasi",
    en: "12 clients came again within 90 days",
    ru: "12 клиентов вернулись в течение 90 дней",
  },
  examples: [{
    right: "SharesWithTheirWhole",
    wrong: "ShareOfAlmostNothing",
    why:
      "All of two sessions is no rate; shares are shown from 20 sessions on, and the note says so.",
  }],
  related: ["Layout/BarPlot", "Layout/DotPlot", "Layout/LinePlot", "Layout/Figures"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/FigureBlock",
  component: FigureBlock,
  parameters: { guide, keyboard: { Tab: "moves to the table", Enter: "opens the table" } },
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
      columns: ["Week", "Open hours", "Taken"],
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
export const NineDigits: Story = {
  args: {
    name: "Sissetuleku hinnang",
    value: "123 456 789,00 €",
    sentence: "kohtumiste eest ja tulemata jäämise ning hilise tühistamise tasudena",
  },
  globals: { viewport: { value: "phone" } },
};
export const SharesWithTheirWhole: Story = {
  args: {
    value: "82%",
    sentence: "of 120 open hours are taken",
    children: undefined,
    table: undefined,
  },
};
export const ShareOfAlmostNothing: Story = {
  args: {
    name: "Success rate",
    value: "100%",
    sentence: "of 2 sessions",
    note: undefined,
    children: undefined,
    table: undefined,
  },
};
