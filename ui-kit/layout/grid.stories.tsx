import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Card } from "./card.tsx";
import { Grid } from "./grid.tsx";

const guide = {
  use: [
    "For things of equal weight that may stand beside each other: fields of a gift card, drawings of the admin figures, a text beside its translation.",
    "Fill when there are only one or two, so that a lone card is not left at a third of the width.",
  ],
  avoid: [
    "Stack for results of the search: their order means something, and a grid hides it.",
    "Row for buttons and chips of different widths; Columns for a page with a side.",
  ],
  examples: [{
    right: "EqualChoices",
    wrong: "AnOrderInAGrid",
    why:
      "Steps that follow each other are read across and down, and on a phone their order changes again.",
  }],
  related: ["Layout/Stack", "Layout/Row", "Layout/Columns"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Grid", component: Grid, parameters: { guide } } satisfies Meta<
  typeof Grid
>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = ["one", "two", "three", "four", "five"].map((word) => <Card key={word}>{word}</Card>);
export const Regular: Story = { args: { children: cards } };
export const SmallCells: Story = { args: { cell: "narrow", gap: "stack", children: cards } };
export const WideCells: Story = { args: { cell: "wide", children: cards.slice(0, 2) } };
export const Filled: Story = { args: { fill: true, children: cards.slice(0, 2) } };
export const TwoHundred: Story = {
  args: {
    cell: "narrow",
    gap: "inline",
    children: Array.from({ length: 200 }, (_, at) => <span key={at}>{at + 1}</span>),
  },
};
const cardsOf = (words: string[]) => words.map((word) => <Card key={word}>{word}</Card>);

export const EqualChoices: Story = {
  args: { cell: "narrow", children: cardsOf(["€30", "€50", "€75", "€100"]) },
};
export const AnOrderInAGrid: Story = {
  args: {
    cell: "narrow",
    children: cardsOf(["1. Choose a time", "2. Type the code", "3. It's yours", "4. Come early"]),
  },
};
