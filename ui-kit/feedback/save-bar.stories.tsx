import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { SaveBar } from "./save-bar.tsx";

const meta = {
  title: "Feedback/SaveBar",
  component: SaveBar,
  parameters: {
    keyboard: { "Tab": "moves between the buttons", "Enter, Space": "presses a button" },
  },
} satisfies Meta<typeof SaveBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="quiet" icon="rotate-ccw">Undo</Button>
    <Button variant="primary">Save the hours</Button>
  </>
);
export const Unsaved: Story = {
  args: { label: "Saving", message: "Changes are not saved yet.", actions },
};
export const Saving: Story = {
  args: {
    label: "Saving",
    message: "Changes are not saved yet.",
    actions: <Button variant="primary" pending>Save the hours</Button>,
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { label: "Saving", message: "Changes are not saved yet.", actions },
};
