import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Layout/Footer",
  component: Footer,
  parameters: { keyboard: { "Tab": "moves between links" } },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    copyright: "© 2026 Heaolu",
    newTabLabel: "opens in a new tab",
    links: [
      { href: "/terms", label: "Terms", newTab: true },
      { href: "/privacy", label: "Privacy", newTab: true },
      { href: "/accessibility", label: "Accessibility" },
    ],
    crisis: "In a crisis? Call 112 or 116 123.",
  },
};
export const Fixed: Story = { args: { ...Default.args, position: "fixed" } };
export const LongNames: Story = {
  args: {
    copyright: "© 2026 Heaolu",
    newTabLabel: "opens in a new tab",
    links: ["Kasutustingimused", "Privaatsusseaded", "Ligipääsetavus", "Kuidas järjestame"].map((
      label,
    ) => ({ href: `/${label}`, label, newTab: true })),
    crisis: "Вам тяжело? Звоните 112 или 116 123.",
  },
};
