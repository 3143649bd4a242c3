import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, SkeletonLine } from "./skeleton.tsx";

const meta = { title: "Layout/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Practitioners: Story = {
  args: { label: "Loading practitioners", shape: "practitioner", count: 2 },
};
export const Slots: Story = { args: { label: "Loading times", shape: "slots" } };
export const Lines: Story = { args: { label: "Loading" } };
export const CustomShapes: Story = {
  args: {
    label: "Loading the page",
    children: (
      <>
        <SkeletonLine shape="heading" width="third" />
        <SkeletonLine shape="block" />
      </>
    ),
  },
};
export const Sessions: Story = {
  args: { label: "Loading sessions", shape: "session", count: 2 },
};
