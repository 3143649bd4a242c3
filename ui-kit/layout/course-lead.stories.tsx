import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { CourseLead } from "./course-lead.tsx";
import { LessonLine } from "./lesson-line.tsx";

const meta = {
  title: "Layout/CourseLead",
  component: CourseLead,
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
