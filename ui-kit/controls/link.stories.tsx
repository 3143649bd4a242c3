import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";

const meta = {
  title: "Controls/Link",
  component: Link,
  parameters: { keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = { args: { href: "/terms", children: "Terms of use" } };
export const Quiet: Story = { args: { href: "/terms", tone: "quiet", children: "Read more" } };
export const Focused: Story = {
  args: { href: "/terms", children: "Terms of use" },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
