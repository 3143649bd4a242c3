import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "./footer.tsx";

const meta = { title: "Layout/Footer", component: Footer } satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  args: {
    owner: "© 2026 Heaolu",
    links: [{ href: "/terms", label: "Terms" }, { href: "/privacy", label: "Privacy" }],
    crisis: "In a crisis? Call 112 or 116 123.",
  },
};
