import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./text.tsx";

const meta = { title: "Layout/Text", component: Text } satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  args: { size: "lead", children: "I help you notice where the body holds tension." },
};
export const Reading: Story = {
  args: { size: "reading", children: "For prose, courses and terms." },
};
export const Small: Story = { args: { size: "small", tone: "soft", children: "Meta and labels." } };
export const Caption: Story = {
  args: { size: "caption", tone: "faint", numeric: true, children: "Request 0193" },
};
