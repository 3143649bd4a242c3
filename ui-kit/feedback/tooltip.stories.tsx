import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Row } from "../layout/row.tsx";
import { Tooltip } from "./tooltip.tsx";

const guide = {
  use: [
    "For an icon in the tools of the back office: its words, and the key that does the same.",
    "Only where all who use it have a mouse or a keyboard, because a phone has no hover.",
  ],
  avoid: [
    "Button with its words, or an icon alone with an accessible name.",
    "Disclosure for a rule that some want to read; the hint of Switch or RadioGroup for a consequence.",
  ],
  words: {
    rule:
      "Two or three words that the accessible name already says. Nothing that is needed to decide.",
    et: "Ainult sina näed",
    en: "Only you see this",
    ru: "Видите только вы",
  },
  examples: [{
    right: "IconButton",
    wrong: "LongText",
    why: "The rule is out of reach on a phone. It is one line below the control, or a Disclosure.",
  }],
  related: ["Controls/Button", "Layout/Disclosure", "Feedback/Note"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  parameters: {
    guide,
    layout: "centered",
    keyboard: { Tab: "focuses the control and shows the tooltip", Escape: "hides the tooltip" },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

const focus: Story["play"] = ({ canvasElement }) =>
  canvasElement.querySelector("button")?.focus({ focusVisible: true });

export const IconButton: Story = {
  play: focus,
  args: {
    text: "Only you see this",
    children: <Button variant="quiet" icon="lock" iconOnly>Private note</Button>,
  },
};
export const LongText: Story = {
  play: focus,
  args: {
    text: "We count a session as finished an hour after its end, unless one of you says otherwise.",
    children: <Button>When is it finished?</Button>,
  },
  render: (args) => (
    <Row>
      <Tooltip {...args} />
    </Row>
  ),
};
