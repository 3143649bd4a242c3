import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./button.tsx";

const meta = {
  title: "Controls/Button",
  component: Button,
  parameters: { keyboard: { "Enter, Space": "presses the button; a link reacts to Enter only" } },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary", children: "Book Tue 24 Nov, 18:15" } };
export const Secondary: Story = {
  args: { children: "All filters", icon: "sliders-horizontal", count: 1 },
};
export const Quiet: Story = { args: { variant: "quiet", children: "Clear filters" } };
export const Small: Story = { args: { small: true, icon: "rotate-ccw", children: "Try again" } };
export const IconOnly: Story = {
  args: { variant: "quiet", icon: "menu", iconOnly: true, children: "Menu" },
};
export const Link: Story = {
  args: { variant: "primary", href: "/test", children: "Take the test" },
};
export const Pending: Story = { args: { variant: "primary", pending: true, children: "Booking" } };
export const Disabled: Story = { args: { disabled: true, children: "Next" } };
export const LongText: Story = {
  args: {
    variant: "primary",
    block: true,
    children: "Broneeri kehapsühhoteraapia esmakohtumine teisipäeval kell 18:15",
  },
  decorators: [(Story) => (
    <div style={{ inlineSize: 240 }}>
      <Story />
    </div>
  )],
};
export const Focused: Story = {
  args: { variant: "primary", children: "Book Tue 24 Nov, 18:15" },
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.focus(),
};
