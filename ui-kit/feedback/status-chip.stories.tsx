import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusChip } from "./status-chip.tsx";

const meta = { title: "Feedback/StatusChip", component: StatusChip } satisfies Meta<
  typeof StatusChip
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = { args: { status: "booked", children: "Booked" } };
export const Finished: Story = { args: { status: "finished", children: "Finished" } };
export const Cancelled: Story = { args: { status: "cancelled", children: "Cancelled" } };
export const Missed: Story = { args: { status: "missed", children: "Didn't come" } };
export const Held: Story = { args: { status: "held", children: "Held for you" } };
