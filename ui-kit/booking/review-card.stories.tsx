import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { ReviewCard } from "./review-card.tsx";

const guide = {
  use: [
    "On the profile and in the practitioner's own list: what a client wrote after a finished session, with the answer to it.",
    "In the administration, where a person reads a review before it is published.",
  ],
  avoid: [
    "Comment for words between two people about their session.",
    "Prose for the practitioner's own words about themselves.",
  ],
  words: {
    rule:
      "The origin says that the session took place and in which month; never the day, never the surname.",
    et: "Liis · toimunud kohtumise järel, oktoober 2026",
    en: "Liis · after a finished session, October 2026",
    ru: "Лийс · после состоявшейся встречи, октябрь 2026",
  },
  examples: [{
    right: "WithoutAnswer",
    wrong: "ShowsTheClient",
    why:
      "Full name, day and illness of a client are public for ever; month and first name prove enough.",
  }],
  related: ["Booking/StarRating", "Controls/Rating", "Booking/Comment"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/ReviewCard",
  component: ReviewCard,
  parameters: { guide },
} satisfies Meta<
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
      "The room was cold and the session began a quarter of an hour late. What we did in the end was careful and clear, and it was said honestly that this practice may not be the right one for me at the moment; I would have liked to hear it before I came.",
    origin: "Mari-Magdaleena · after a finished session, September 2026",
    answer: {
      from: "Külli answered:",
      text: "You are right about the cold, and I am sorry. The next one costs nothing.",
    },
  },
};
export const RightToLeft: Story = { ...WithAnswer, globals: { direction: "rtl" } };
export const ShowsTheClient: Story = {
  args: {
    ...WithoutAnswer.args!,
    origin: "Liis Tamm-Kuusk, client no. 2417, treated for insomnia on 14 October 2026 at 18:15",
  },
};
