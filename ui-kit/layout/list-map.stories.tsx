import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card.tsx";
import { ListMap } from "./list-map.tsx";

const meta = { title: "Layout/ListMap", component: ListMap } satisfies Meta<typeof ListMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithSelection: Story = {
  args: {
    list: <Card>The list</Card>,
    map: <Card>The map</Card>,
    selected: <Card>The selected entry, below 1200 px</Card>,
  },
};
