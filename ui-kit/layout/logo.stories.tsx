import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Layout/Logo",
  component: Logo,
  parameters: { keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = { args: { brand: "Heaolu", href: "/" } };
export const Plain: Story = { args: { brand: "Heaolu" } };
