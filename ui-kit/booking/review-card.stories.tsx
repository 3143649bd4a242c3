import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { ReviewCard } from "./review-card.tsx";

const meta = { title: "Booking/ReviewCard", component: ReviewCard } satisfies Meta<
  typeof ReviewCard
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAnswer: Story = {
  args: {
    rating: 4,
    ratingLabel: "4 of 5",
    text: "Calm and competent. Look for parking early.",
    origin: "T. · after a finished session, September 2026",
    answer: { from: "Külli answered:", text: "thank you." },
  },
};
export const WithoutAnswer: Story = {
  args: {
    rating: 5,
    ratingLabel: "5 of 5",
    text: "I slept through the night.",
    origin: "Liis · after a finished session, October 2026",
  },
};
export const WithActions: Story = {
  args: {
    rating: 3,
    ratingLabel: "3 of 5",
    text: "Good, but too short for me.",
    origin: "Rein · after a finished session, October 2026",
    actions: <Button small variant="quiet" icon="flag">Report</Button>,
  },
};
export const LongText: Story = {
  args: {
    rating: 2,
    ratingLabel: "2 of 5",
    text:
      "The room was cold and the session began a quarter of an hour late. What we did in the end was careful and clear, and I was told honestly that this practice may not be the right one for me at the moment; I would have liked to hear it before I came.",
    origin: "Mari-Magdaleena · after a finished session, September 2026",
    answer: {
      from: "Külli answered:",
      text: "You are right about the cold, and I am sorry. The next one costs nothing.",
    },
  },
};
