import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Layout/Logo",
  component: Logo,
  parameters: { keyboard: { "Enter": "follows it" } },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ALink: Story = { args: { brand: "Heaolu", href: "/" } };
export const Plain: Story = { args: { brand: "Heaolu" } };
