import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip } from "./chip.tsx";

const meta = {
  title: "Controls/Chip",
  component: Chip,
  parameters: { keyboard: { "Enter, Space": "presses or removes it" } },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: "Burnout" } };
export const ALink: Story = {
  args: { href: "/?need=stress", selected: true, icon: "check", children: "Stress" },
};
export const Removable: Story = {
  args: { selected: true, removeLabel: "Remove: up to €80", children: "up to €80" },
};
export const Pressed: Story = { args: { pressed: true, children: "€75" } };
export const NotPressed: Story = { args: { pressed: false, children: "€50" } };
export const LongWords: Story = {
  args: {
    selected: true,
    removeLabel: "Eemalda: vaimne ja emotsionaalne vabastamine",
    children: "vaimne ja emotsionaalne vabastamine, neurolingvistiline programmeerimine",
  },
};
