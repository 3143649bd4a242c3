import type { Meta, StoryObj } from "@storybook/react-vite";
import { DayHeading } from "./day-heading.tsx";

const meta = { title: "Booking/DayHeading", component: DayHeading } satisfies Meta<
  typeof DayHeading
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { day: "Tuesday, 24 November", free: "5 free" } };
export const Full: Story = { args: { day: "Tuesday, 24 November" } };
