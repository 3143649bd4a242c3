import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { CourseLead } from "./course-lead.tsx";
import { LessonLine } from "./lesson-line.tsx";

const guide = {
  use: [
    "First on the page of courses for a person who has begun one: where they stopped, how many minutes are left, one button to go on.",
  ],
  avoid: [
    "CourseRow for every other course, begun or not.",
    "PageHeader when there is nothing to go on with.",
  ],
  words: {
    rule:
      "The button names the step or its length; the line above says since when, never that it is late.",
    et: "Jätka, 10 min",
    en: "Go on, 10 min",
    ru: "Продолжить, 10 мин",
  },
  examples: [{
    right: "OneWayOn",
    wrong: "PressedToHurry",
    why:
      "A streak that is about to break is pressure; a course here waits as long as its reader needs.",
  }],
  related: ["Layout/CourseRow", "Layout/LessonLine", "Layout/CourseCover"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/CourseLead",
  component: CourseLead,
  parameters: { guide },
  args: {
    id: "go-on",
    cover: "moon",
    since: "Pooleli alates teisipäevast",
    title: "Rahulikum uni nelja õhtuga",
    children: (
      <>
        <LessonLine done={1} count={4} label="1 of 4 lessons done" />
        <span>2. õppetund: Õhtune maandumine · jäänud 35 min</span>
      </>
    ),
    actions: <Button variant="primary" href="/courses/1">Jätka</Button>,
  },
} satisfies Meta<typeof CourseLead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const WithoutProgress: Story = { args: { since: undefined, children: undefined } };
export const LongTitle: Story = {
  args: {
    title:
      "Kehapsühhoteraapiast alguse saanud hingamisharjutuste kursus istuva töö ja pikkade õhtute kõrvale",
  },
  globals: { viewport: { value: "phone" } },
};
export const OneWayOn: Story = {
  args: { actions: <Button variant="primary" href="/courses/1">Jätka, 10 min</Button> },
};
export const PressedToHurry: Story = {
  args: {
    since: "Sa ei ole 4 päeva õppinud. Ära katkesta oma seeriat!",
    actions: (
      <>
        <Button variant="primary" href="/courses/1">Jätka kohe</Button>
        <Button variant="primary" href="/courses">Vali uus kursus</Button>
      </>
    ),
  },
};
