import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card.tsx";
import { Grid } from "./grid.tsx";

const meta = { title: "Layout/Grid", component: Grid } satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = ["one", "two", "three", "four", "five"].map((word) => <Card key={word}>{word}</Card>);
export const Regular: Story = { args: { children: cards } };
export const SmallCells: Story = { args: { cell: "narrow", gap: "stack", children: cards } };
export const WideCells: Story = { args: { cell: "wide", children: cards.slice(0, 2) } };
