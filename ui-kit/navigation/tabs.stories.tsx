import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  parameters: { keyboard: { "Tab": "moves between tabs", "Enter": "follows a link" } },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Sections of the journal",
    tabs: [{ href: "/a", label: "All", current: true }, { href: "/b", label: "Upcoming 2" }, {
      href: "/c",
      label: "Past 9",
    }],
    action: <Button variant="quiet" small icon="search">Search</Button>,
  },
};
export const LongNames: Story = {
  args: {
    label: "Разделы дневника",
    tabs: [
      { href: "/a", label: "Все" },
      { href: "/b", label: "Предстоящие 3", current: true },
      { href: "/c", label: "Прошедшие встречи 17" },
      { href: "/d", label: "Рекомендации специалистов 2" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
