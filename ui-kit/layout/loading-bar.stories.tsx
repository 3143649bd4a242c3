import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingBar } from "./loading-bar.tsx";

const meta = { title: "Layout/LoadingBar", component: LoadingBar } satisfies Meta<
  typeof LoadingBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { active: true, label: "Loading the page" } };
export const Idle: Story = { args: { active: false, label: "Loading the page" } };
