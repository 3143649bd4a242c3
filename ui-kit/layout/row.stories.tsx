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
    right: "RowThatWraps",
    wrong: "RowThatCannotWrap",
    why:
      "Two Russian labels do not fit beside each other at 320 px, and the page begins to scroll sideways.",
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
const buttons = [
  <Button key="a">Показать все встречи</Button>,
  <Button key="b" variant="quiet">Сбросить все фильтры</Button>,
];

export const RowThatWraps: Story = {
  args: { children: buttons },
  globals: { viewport: { value: "phone" } },
};
export const RowThatCannotWrap: Story = {
  args: { wrap: false, children: buttons },
  globals: { viewport: { value: "phone" } },
};
