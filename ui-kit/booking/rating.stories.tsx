import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Rating } from "./rating.tsx";

const meta = {
  title: "Controls/Rating",
  component: Rating,
  parameters: { keyboard: { "← →": "changes the rating by one star" } },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: "How was it?",
    starLabels: ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"],
    onPick: () => {},
    hint: "seen only by you and Kadri",
  },
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return <Rating {...args} picked={picked} onPick={setPicked} />;
  },
};
export const Rated: Story = {
  args: { ...Empty.args, picked: 4, hint: "can be changed until 8 December" },
  render: Empty.render!,
};
export const Missing: Story = {
  args: { ...Empty.args, hint: undefined, error: "Choose the stars" },
  render: Empty.render!,
};
export const Disabled: Story = { args: { ...Empty.args, picked: 3, disabled: true } };
