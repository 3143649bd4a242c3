import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns } from "./columns.tsx";

const meta = { title: "Layout/Columns", component: Columns } satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRail: Story = { args: { rail: "Filters", children: "Results" } };
export const WithHeaderAndAside: Story = {
  args: { header: <h1>Külli Mägi</h1>, aside: "Free times", size: "panel", children: "Practices" },
};
export const WithAside: Story = { args: { aside: "Rings", children: "Sessions" } };
export const ScrollingAside: Story = {
  args: {
    header: <h1>Your working hours</h1>,
    aside: "Rules",
    asideScrolls: true,
    children: "Other calendars",
  },
};
