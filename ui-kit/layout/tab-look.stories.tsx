import type { Meta, StoryObj } from "@storybook/react-vite";
import { TabLook } from "./tab-look.tsx";

const ring = (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="8" cy="8" r="5" />
  </svg>
);

const meta = {
  title: "Layout/TabLook",
  component: TabLook,
  args: {
    label: "Now",
    icon: ring,
    title: "Calendar",
    sender: "Calendar",
    subject: "Reminder: tomorrow at 9:00",
  },
} satisfies Meta<typeof TabLook>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const LongTexts: Story = {
  args: {
    title: "A very long title of a page that has no room in its tab",
    subject: "Напоминание о записи, которое не помещается в одну строку списка писем",
  },
};
