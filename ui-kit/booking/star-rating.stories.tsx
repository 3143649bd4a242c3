import type { Meta, StoryObj } from "@storybook/react-vite";
import { AverageRating, StarRating } from "./star-rating.tsx";

const meta = { title: "Booking/StarRating", component: AverageRating } satisfies Meta<
  typeof AverageRating
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Average: Story = { args: { label: "Rating", rating: "4.9", count: "(38)" } };
export const Single: Story = {
  args: { label: "Rating", rating: "4" },
  render: () => <StarRating rating={4} label="4 of 5" />,
};
