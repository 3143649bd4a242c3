import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Stack } from "./stack.tsx";

const guide = {
  use: [
    "For everything that stands below each other; the gap says how closely it belongs together: tight within a fact, stack within a card, part between parts, section between sections.",
  ],
  avoid: [
    "Section when the parts have headings; Prose for paragraphs.",
    "Row for things of one line, Grid for cards of equal weight.",
  ],
  examples: [{
    right: "CloserBelongsTogether",
    wrong: "EverythingAtOneDistance",
    why: "With one distance the price could belong to the session above it or to the one below.",
  }],
  related: ["Layout/Row", "Layout/Grid", "Layout/Section"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Stack", component: Stack, parameters: { guide } } satisfies Meta<
  typeof Stack
>;

export default meta;

type Story = StoryObj<typeof meta>;

const lines = ["one", "two", "three"].map((line) => <p key={line}>{line}</p>);
export const Regular: Story = { args: { children: lines } };
export const Wide: Story = { args: { gap: "part", children: lines } };
const sessionFacts = [["TRE, 45 min", "€50"], ["Massage, 60 min", "€65"]];

export const CloserBelongsTogether: Story = {
  args: {
    gap: "block",
    children: sessionFacts.map(([name, price]) => (
      <Stack key={name} gap="hair">
        <b>{name}</b>
        <span>{price}</span>
      </Stack>
    )),
  },
};
export const EverythingAtOneDistance: Story = {
  args: {
    gap: "stack",
    children: sessionFacts.flat().map((fact) => <span key={fact}>{fact}</span>),
  },
};
