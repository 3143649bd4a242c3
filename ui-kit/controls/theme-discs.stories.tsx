import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ThemeDiscs, type ThemeDiscsProps } from "./theme-discs.tsx";

const meta = {
  title: "Controls/ThemeDiscs",
  component: ThemeDiscs,
  parameters: { keyboard: { Tab: "to the chosen colour", "← →": "chooses the next one" } },
} satisfies Meta<typeof ThemeDiscs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SixColours: Story = {
  args: {
    label: "Colour",
    picked: "primary",
    onPick: () => {},
    colors: [
      { value: "primary", name: "Spruce" },
      { value: "secondary", name: "Clay" },
      { value: "success", name: "Moss" },
      { value: "error", name: "Rowan" },
      { value: "warning", name: "Amber" },
      { value: "info", name: "Lake" },
    ],
  },
  render: Operated,
};

function Operated(args: ThemeDiscsProps) {
  const [picked, setPicked] = useState(args.picked);
  return <ThemeDiscs {...args} picked={picked} onPick={setPicked} />;
}
