import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "./row.tsx";
import { Button } from "../controls/button.tsx";

const guide = {
  use: [
    "For things of one line that belong together: a button and its quiet neighbour, chips, a name beside its avatar.",
    "Between for a heading with its action at the other end; wrap stays on, because Russian labels are longer.",
  ],
  avoid: [
    "Grid for cards of equal width; FieldRow for fields; FilterRow above a list.",
    "Stack as soon as one of them is a paragraph.",
  ],
  examples: [{
    right: "ShortThings",
    wrong: "Paragraphs",
    why:
      "On a phone both paragraphs become columns of three words; below each other they read as a text.",
  }],
  related: ["Layout/Stack", "Layout/Grid", "Layout/FieldRow"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Row", component: Row, parameters: { guide } } satisfies Meta<
  typeof Row
>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = ["one", "two", "three"].map((word) => <span key={word}>{word}</span>);
export const Start: Story = { args: { children: words } };
export const Between: Story = { args: { justify: "between", children: words } };
export const TwoHundred: Story = {
  args: { children: Array.from({ length: 200 }, (_, at) => <span key={at}>{at + 1}</span>) },
};
export const RightToLeft: Story = {
  args: { justify: "between", children: words },
  globals: { direction: "rtl" },
};
export const ShortThings: Story = {
  args: {
    children: [
      <Button key="a">Показать все встречи</Button>,
      <Button key="b" variant="quiet">Сбросить все фильтры</Button>,
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const Paragraphs: Story = {
  args: {
    wrap: false,
    children: [
      <p key="a">Until 24 hours before the session you can cancel it, and it costs nothing.</p>,
      <p key="b">After that half of the price is due, and the practitioner keeps your time.</p>,
    ],
  },
  globals: { viewport: { value: "phone" } },
};
