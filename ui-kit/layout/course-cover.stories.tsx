import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CourseCover, type CourseCoverName } from "./course-cover.tsx";
import { Grid } from "./grid.tsx";

const guide = {
  use: [
    "On the shelf of courses, at the head of a course and beside the course to go on with: one of six drawn rooms that its author chooses.",
    "Film shape at the head of the page of a course, where it takes the width of the column.",
  ],
  avoid: [
    "Picture for photos that practitioners upload.",
    "GrowthRings or LessonRings where the drawing has to mean something.",
  ],
  related: ["Layout/CourseRow", "Layout/CourseLead", "Layout/Picture", "Layout/LessonRings"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/CourseCover",
  component: CourseCover,
  parameters: { guide },
  args: { name: "moon" },
} satisfies Meta<typeof CourseCover>;

export default meta;

type Story = StoryObj<typeof meta>;

const names: CourseCoverName[] = ["moon", "lake", "door", "slices", "hills", "rings"];

export const All: Story = {
  render: () => (
    <Grid cell="narrow">{names.map((name) => <CourseCover key={name} name={name} />)}</Grid>
  ),
};
export const Film: Story = { args: { shape: "film" } };
export const InANarrowColumn: Story = {
  decorators: [(Story) => (
    <div style={{ inlineSize: 96 }}>
      <Story />
    </div>
  )],
};
