import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { Text } from "../layout/text.tsx";
import { OrderList } from "./order-list.tsx";

const meta = {
  title: "Controls/OrderList",
  component: OrderList,
  parameters: {
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
