import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card.tsx";
import { ListDetail } from "./list-detail.tsx";

const meta = { title: "Layout/ListDetail", component: ListDetail } satisfies Meta<
  typeof ListDetail
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAside: Story = {
  args: { children: <Card>The day</Card>, aside: <Card>What waits</Card> },
};
export const WithDetail: Story = {
  args: { children: <Card>The day</Card>, detail: <Card>One session</Card> },
};
export const ListOnly: Story = { args: { children: <Card>The day</Card> } };
