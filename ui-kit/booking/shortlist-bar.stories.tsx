import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { ShortlistBar } from "./shortlist-bar.tsx";

const guide = {
  use: [
    "At the bottom of the search page as soon as one practitioner is kept; from two on it leads to the comparison.",
  ],
  avoid: [
    "ConfirmBar for a chosen time, SaveBar for changes that are not saved.",
    "PersonStrip for those that were only looked at.",
  ],
  words: {
    rule:
      "The count, and with one kept what is missing to compare; the faces need no names beside them.",
    et: "1 meeles. Võrdlemiseks jäta meelde veel üks.",
    en: "1 kept. Keep one more to compare.",
    ru: "Отложен 1. Чтобы сравнить, отложите ещё одного.",
  },
  related: ["Booking/KeepButton", "Booking/Comparison", "Booking/ConfirmBar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/ShortlistBar",
  component: ShortlistBar,
  parameters: { guide },
  args: {
    label: "Kept practitioners",
    people: [
      { name: "Külli Mägi" },
      { name: "Jekaterina Žukova" },
      { name: "Mart Šmidt" },
    ],
    count: "3 kept",
    actions: (
      <>
        <Button variant="quiet" icon="trash-2" iconOnly>Clear</Button>
        <Button href="/compare">Compare</Button>
      </>
    ),
  },
} satisfies Meta<typeof ShortlistBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const One: Story = {
  args: {
    people: [{ name: "Külli Mägi" }],
    count: "1 kept",
    link: <span>Keep one more to compare.</span>,
    actions: <Button variant="quiet" icon="trash-2" iconOnly>Clear</Button>,
  },
};
export const FourWithLongWords: Story = {
  args: {
    label: "Отложенные специалисты",
    people: [
      { name: "Maarja-Liis Tammelaid-Konstantinova" },
      { name: "Александра Константинопольская" },
      { name: "Mart Šmidt" },
      { name: "Jekaterina Žukova" },
    ],
    count: "Отложено 4",
    actions: (
      <>
        <Button variant="quiet" icon="trash-2" iconOnly>Очистить список</Button>
        <Button href="/compare">Сравнить</Button>
      </>
    ),
  },
  globals: { viewport: { value: "phone" } },
};
