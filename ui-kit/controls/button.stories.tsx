import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "../layout/row.tsx";
import { Button } from "./button.tsx";

const guide = {
  use: [
    "For an action: book, save, send, cancel.",
    "Primary for the one next step of a view; secondary for others beside it; quiet where buttons repeat, as in rows.",
    "With href when it leads to a page and is the next step of this one.",
  ],
  avoid: [
    "Link for a place to go to within a sentence or a list.",
    "Chip for a choice that stays visible, Switch for one that holds at once.",
  ],
  words: {
    rule:
      "A verb with its object, and the cost or the time if there is one. Never “OK” or “Submit”.",
    et: "Broneeri T 24. nov kell 18:15",
    en: "Book Tue 24 Nov, 18:15",
    ru: "Записаться: вт, 24 ноя, 18:15",
  },
  examples: [{
    right: "OneNextStep",
    wrong: "TwoNextSteps",
    why: "Two primary buttons ask for a decision that the page should have made.",
  }],
  related: ["Controls/Link", "Controls/Chip", "Controls/ActionList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Button",
  component: Button,
  parameters: {
    guide,
    keyboard: { "Enter, Space": "presses the button; a link reacts to Enter only" },
  },
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
export const OneNextStep: Story = {
  args: { children: "Book" },
  render: () => (
    <Row>
      <Button variant="primary">Book Tue 24 Nov, 18:15</Button>
      <Button>All times</Button>
    </Row>
  ),
};
export const TwoNextSteps: Story = {
  args: { children: "Book" },
  render: () => (
    <Row>
      <Button variant="primary">Book</Button>
      <Button variant="primary">All times</Button>
    </Row>
  ),
};
