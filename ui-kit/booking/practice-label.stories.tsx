import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { PracticeLabel } from "./practice-label.tsx";

const guide = {
  use: [
    "Wherever a practice is named beside people or times: cards, profile, journal, agenda, results of the test.",
    "As the heading of a row of results, where the shape helps to find the group again.",
  ],
  avoid: [
    "Chip for a practice that filters, VerdictBadge for whether it suits.",
  ],
  words: {
    rule:
      "The name from the list of practices, in the nominative; the group is said by shape and colour only.",
    et: "Kehapsühhoteraapia",
    en: "Body psychotherapy",
    ru: "Телесная психотерапия",
  },
  related: ["Booking/PracticeRow", "Booking/VerdictBadge", "Controls/Chip"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PracticeLabel",
  component: PracticeLabel,
  parameters: { guide },
} satisfies Meta<
  typeof PracticeLabel
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Somatic: Story = { args: { group: "somatic", children: "Body psychotherapy" } };
export const Talking: Story = { args: { group: "talking", children: "Psychotherapy" } };
export const Energetic: Story = { args: { group: "energetic", children: "Reiki" } };
export const Other: Story = { args: { group: "other", children: "Yoga therapy" } };
export const LongName: Story = {
  args: {
    group: "other",
    children: "Neurolingvistiline programmeerimine, vaimne ja emotsionaalne vabastamine",
  },
  globals: { viewport: { value: "phone" } },
};
