import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns } from "./columns.tsx";

const meta = { title: "Layout/Columns", component: Columns } satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RailAndContent: Story = { args: { rail: "Filters", children: "Results" } };
export const HeadContentAside: Story = {
  args: { header: <h1>Külli Mägi</h1>, aside: "Free times", size: "panel", children: "Practices" },
};
export const ContentAside: Story = { args: { aside: "Rings", children: "Sessions" } };
export const LongAside: Story = {
  args: {
    header: <h1>Your hours</h1>,
    aside: "Rules",
    asideScrolls: true,
    children: "Other calendars",
  },
};
