import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { CourseRow } from "./course-row.tsx";
import { LessonLine } from "./lesson-line.tsx";
import { Stack } from "./stack.tsx";

const meta = {
  title: "Layout/CourseRow",
  component: CourseRow,
  parameters: { keyboard: { "Tab, Enter": "reaches and opens the course and its next step" } },
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
