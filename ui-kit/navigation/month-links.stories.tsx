import type { Meta, StoryObj } from "@storybook/react-vite";
import { MonthLinks } from "./month-links.tsx";

const meta = {
  title: "Navigation/MonthLinks",
  component: MonthLinks,
  parameters: { keyboard: { "Tab": "moves between months", "Enter": "shows the month" } },
} satisfies Meta<typeof MonthLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const Default: Story = {
  args: {
    label: "Sessions by month",
    months: names.map((name, i) => ({
      name,
      title: `${name}: ${i} sessions`,
      count: i,
      href: i > 6 ? `?month=${i}` : undefined,
      current: i === 9,
    })),
  },
};
