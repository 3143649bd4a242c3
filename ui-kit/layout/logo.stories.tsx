import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Logo } from "./logo.tsx";

const guide = {
  use: [
    "At the start of the bar and of the side navigation, as the way home; without href where leaving would lose something, as on a certificate.",
  ],
  avoid: [
    "GrowthRings where the rings shall mean a person's time.",
    "Heading text for the name of the product inside sentences.",
  ],
  related: [
    "Navigation/AppBar",
    "Navigation/SideNavigation",
    "Layout/CertificatePaper",
    "Layout/GrowthRings",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Logo",
  component: Logo,
  parameters: { guide, keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = { args: { brand: "Heaolu", href: "/" } };
export const Plain: Story = { args: { brand: "Heaolu" } };
export const LongName: Story = {
  args: { brand: "Heaolu Keskus Tallinnas ja Tartus", href: "/" },
  globals: { viewport: { value: "phone" } },
};
