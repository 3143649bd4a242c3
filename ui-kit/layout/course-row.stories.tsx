import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { CourseRow } from "./course-row.tsx";
import { LessonLine } from "./lesson-line.tsx";
import { Stack } from "./stack.tsx";

const guide = {
  use: [
    "On the shelf of courses and in the list of a practitioner's own: what you will know, how long it takes, the next step with its minutes.",
  ],
  avoid: [
    "CourseLead for the one course that is open.",
    "LessonLinks for the lessons inside a course; DataTable for courses that wait for approval.",
  ],
  words: {
    rule:
      "The outcome is what a person can do afterwards, in the second person; not what the course contains.",
    et: "Tunned oma esimest pingemärki ja oskad kahe minutiga peatuda.",
    en: "You know your first sign of tension and can stop within two minutes.",
    ru: "Вы узнаёте свой первый признак напряжения и умеете остановиться за две минуты.",
  },
  examples: [{
    right: "SaysWhatYouWillKnow",
    wrong: "SaysWhatIsInside",
    why: "A list of contents does not help to choose between two courses on sleep.",
  }],
  related: [
    "Layout/CourseLead",
    "Layout/CourseCover",
    "Layout/LessonLine",
    "Navigation/LessonLinks",
  ],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/CourseRow",
  component: CourseRow,
  parameters: {
    guide,
    keyboard: { "Tab, Enter": "reaches and opens the course and its next step" },
  },
  args: {
    cover: "lake",
    title: "Pinge märkamine ja maandumine",
    href: "/courses/1",
    outcome: "Tunned oma esimest pingemärki ja oskad kahe minutiga peatuda.",
    facts: "50 min, 4 õppetundi",
    action: <Button href="/courses/1">Alusta, 12 min</Button>,
  },
  decorators: [(Story) => (
    <Stack as="ol" gap="none">
      <Story />
    </Stack>
  )],
} satisfies Meta<typeof CourseRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotBegun: Story = {};
export const Finished: Story = {
  args: {
    cover: "door",
    action: (
      <>
        <LessonLine done={4} count={4} label="4 of 4 lessons done" />
        <span>Läbitud 2. okt</span>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    cover: "slices",
    title:
      "Kehapsühhoteraapiast alguse saanud hingamisharjutuste kursus istuva töö ja pikkade õhtute kõrvale",
    action: undefined,
  },
};
export const SaysWhatYouWillKnow: Story = {
  args: { outcome: "Tunned oma esimest pingemärki ja oskad kahe minutiga peatuda." },
};
export const SaysWhatIsInside: Story = {
  args: { outcome: "4 videot, 3 PDF-faili, test, sissejuhatus, teooria ja kokkuvõte." },
};
