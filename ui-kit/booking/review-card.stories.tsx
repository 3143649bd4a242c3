import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReviewCard } from "./review-card.tsx";

const meta = { title: "Booking/ReviewCard", component: ReviewCard } satisfies Meta<
  typeof ReviewCard
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  args: {
    rating: 4,
    ratingLabel: "4 of 5",
    text: "Calm and competent. Look for parking early.",
    origin: "T. · after a finished session, September 2026",
    answer: { from: "Külli answered:", text: "thank you." },
  },
};
