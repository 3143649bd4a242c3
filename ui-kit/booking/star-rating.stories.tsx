import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AverageRating, StarRating } from "./star-rating.tsx";

const guide = {
  use: [
    "AverageRating on cards and in the profile's header: a star, the number and in brackets of how many.",
    "StarRating for one rating: in a review, in the journal and in the agenda.",
  ],
  avoid: [
    "Rating when the stars are given, not shown.",
    "CompletenessRing or Progress for other parts of a whole; stars are only what clients give.",
  ],
  words: {
    rule:
      "Always with the number in words for those who do not see the stars; without ratings say so.",
    et: "5 viiest",
    en: "5 of 5",
    ru: "5 из 5",
  },
  examples: [{
    right: "Average",
    wrong: "WithoutCount",
    why: "A number without its count hides whether one client or forty gave it.",
  }],
  related: ["Controls/Rating", "Booking/ReviewCard", "Booking/IconList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/StarRating",
  component: AverageRating,
  parameters: { guide },
} satisfies Meta<
  typeof AverageRating
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Average: Story = { args: { label: "Rating", rating: "4.9", count: "(38)" } };
export const Single: Story = {
  args: { label: "Rating", rating: "4" },
  render: () => <StarRating rating={4} label="4 of 5" />,
};
export const LargeCount: Story = {
  args: { label: "Rating", rating: "4.9", count: "(123 456 789)" },
};
export const WithoutCount: Story = { args: { label: "Rating", rating: "5.0" } };
