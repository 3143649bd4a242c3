import type { Meta, StoryObj } from "@storybook/react-vite";
import { CourseCover, type CourseCoverName } from "./course-cover.tsx";
import { Grid } from "./grid.tsx";

const meta = {
  title: "Layout/CourseCover",
  component: CourseCover,
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
