import type { Meta, StoryObj } from "@storybook/react-vite";
import { TaskList } from "./task-list.tsx";

const meta = {
  title: "Layout/TaskList",
  component: TaskList,
  parameters: { keyboard: { Tab: "moves through the actions", Enter: "opens the action" } },
  args: {
    tasks: [
      {
        id: "review",
        icon: "star",
        title: "A new review, four stars",
        text: "“Calm and skilled. Look for a parking place early.”",
        href: "#",
        action: "Answer",
      },
      {
        id: "certificate",
        icon: "triangle-alert",
        tone: "warning",
        title: "TRE Provider ends on 12 December",
        text: "After that TRE is no longer marked as checked.",
        href: "#",
        action: "Upload a new one",
      },
      {
        id: "waiting",
        icon: "users",
        title: "3 people wait for a time",
        href: "#",
        action: "Open",
      },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
