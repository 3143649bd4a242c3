import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Row } from "../layout/row.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  parameters: {
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
