import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { GrowthRings } from "./growth-rings.tsx";

const guide = {
  use: [
    "Year: the rings of the journal, one a finished session, coloured by the group of its practice, dotted for what is planned.",
    "Background behind the sentence of the home page and the log-in; animated once, when a booking is done.",
  ],
  avoid: [
    "QuestionRings for the test, LessonRings for a course, CompletenessRing for a profile, HoldRing for a held time.",
    "Progress for anything that ends within seconds: rings stand for time that has passed.",
  ],
  words: {
    rule: "The label of a year counts what is finished and what is ahead.",
    et: "3 toimunud kohtumist, 1 tulevane",
    en: "3 finished sessions, 1 upcoming",
    ru: "3 состоявшиеся встречи, 1 предстоящая",
  },
  examples: [{
    right: "RingsOfAYear",
    wrong: "RingsThatMove",
    why:
      "The drawing moves once, after a booking; a year that draws itself at each visit makes a game of the journal.",
  }],
  related: [
    "Layout/QuestionRings",
    "Layout/LessonRings",
    "Booking/HoldRing",
    "Feedback/CompletenessRing",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/GrowthRings",
  component: GrowthRings,
  parameters: { guide },
} satisfies Meta<
  typeof GrowthRings
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { seed: "nothing here" } };
export const Background: Story = {
  args: { seed: "daylight", variant: "background" },
  decorators: [(Story) => (
    <div style={{ inlineSize: "min(400px, 100%)" }}>
      <Story />
    </div>
  )],
};
export const Animated: Story = { args: { seed: "just booked", animated: true } };
export const Year: Story = {
  args: {
    seed: "Liisa 2026",
    variant: "year",
    label: "Three rings; one more is ahead",
    years: [
      { name: "talking", width: 14 },
      { name: "somatic", width: 12 },
      { name: "energetic", width: 20 },
      { name: "planned", width: 12 },
    ],
  },
};
export const EmptyYear: Story = {
  args: {
    seed: "Liisa 2027",
    variant: "year",
    label: "No sessions yet; one is ahead",
    years: [{ name: "planned", width: 12 }],
  },
};
/** A session each week. */
export const FullYear: Story = {
  args: {
    seed: "Oleg 2026",
    variant: "year",
    label: "52 finished sessions",
    years: Array.from({ length: 52 }, (_, at) => ({
      name: at % 3 === 0 ? "talking" as const : "somatic" as const,
      width: 1.7,
    })),
  },
};
export const RingsOfAYear: Story = { args: { ...Year.args! } };
export const RingsThatMove: Story = { args: { ...Year.args!, animated: true } };
