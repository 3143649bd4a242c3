import type { Meta, StoryObj } from "@storybook/react-vite";
import { BackLink } from "./back-link.tsx";

const meta = {
  title: "Navigation/BackLink",
  component: BackLink,
  parameters: { keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof BackLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: "/", children: "Back, 24 practitioners" } };
