import type { Meta, StoryObj } from "@storybook/react-vite";
import { StarRow, Stars } from "./stars.tsx";

const meta = { title: "Booking/Stars", component: Stars } satisfies Meta<typeof Stars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mean: Story = { args: { label: "Rating", rating: "4.9", count: "(38)" } };
export const OnePerson: Story = {
  args: { label: "Rating", rating: "4" },
  render: () => <StarRow rating={4} label="4 of 5" />,
};
