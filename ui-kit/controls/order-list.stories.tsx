import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Text } from "../layout/text.tsx";
import { OrderList } from "./order-list.tsx";

const guide = {
  use: [
    "Where the order is the one that clients see: practices and places in the profile, questions before a booking, lessons of a course.",
    "As tiles for pictures, where the first is the main one.",
  ],
  avoid: [
    "DataTable or a plain list when the order follows from the data, such as sessions by date.",
    "Select for the order of results: it sorts all of them and moves none.",
  ],
  words: {
    rule: "The handle names its item and the keys; after a move the new place is said.",
    et: "TRE on nüüd 2. kohal 3-st",
    en: "TRE is now number 2 of 3",
    ru: "TRE: теперь место 2 из 3",
  },
  examples: [{
    right: "Default",
    wrong: "OrderOfDates",
    why: "Dates have their order. The handles offer a move that cannot last.",
  }],
  related: ["Layout/FoldItem", "Layout/DataTable", "Controls/FileDrop"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/OrderList",
  component: OrderList,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the handle of the next item",
      "↑ ↓": "moves the item one place (tiles: ← → too)",
      "Home End": "moves the item to the start or the end",
      "Escape": "ends dragging without a change",
    },
  },
} satisfies Meta<typeof OrderList>;

export default meta;

type Story = StoryObj<typeof meta>;

function WithState(props: ComponentProps<typeof OrderList>) {
  const [order, setOrder] = useState(props.items.map(({ id }) => id));
  const items = order.flatMap((id) => props.items.find((item) => item.id === id) ?? []);
  return <OrderList {...props} items={items} onOrder={setOrder} />;
}

function itemsOf(...names: string[]) {
  return names.map((name) => ({
    id: name,
    name,
    content: <Text weight="label">{name}</Text>,
  }));
}

const common = {
  onOrder: () => {},
  handleLabel: (name: string) => `Move ${name} with the arrow keys`,
  movedText: (name: string, position: number, count: number) => `${name}: ${position} of ${count}`,
};

export const Default: Story = {
  args: { ...common, items: itemsOf("Body psychotherapy", "Introductory call", "TRE") },
  render: (args) => <WithState {...args} />,
};
export const Tiles: Story = {
  args: { ...common, layout: "tiles", items: itemsOf("The room", "The door", "The window") },
  render: (args) => <WithState {...args} />,
};
export const OneItem: Story = { args: { ...common, items: itemsOf("TRE") } };
export const LongNames: Story = {
  args: {
    ...common,
    items: itemsOf(
      "Телесно-ориентированная психотерапия для подростков и родителей",
      "Kehapsühhoteraapia raseduse ajal ja pärast sünnitust",
    ),
  },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
export const ManyItems: Story = {
  args: { ...common, items: itemsOf(...Array.from({ length: 35 }, (_, i) => `Practice ${i + 1}`)) },
  render: (args) => <WithState {...args} />,
};
export const Empty: Story = { args: { ...common, items: [] } };
export const RightToLeft: Story = { ...Tiles, globals: { direction: "rtl" } };
export const OrderOfDates: Story = {
  args: {
    ...common,
    items: itemsOf("Tue 24 Nov, 18:15", "Thu 26 Nov, 9:00", "Mon 30 Nov, 17:30"),
  },
  render: (args) => <WithState {...args} />,
};
