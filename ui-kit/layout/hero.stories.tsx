import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Hero } from "./hero.tsx";

const meta = { title: "Layout/Hero", component: Hero } satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    label: "Search",
    heading: "I'm looking for help with stress in Tallinn this week.",
    actions: <Button variant="primary">Show 24 practitioners</Button>,
  },
};
