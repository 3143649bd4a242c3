import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Row } from "../layout/row.tsx";
import { notify, Toasts } from "./toast.tsx";

const meta = {
  title: "Feedback/Toasts",
  component: Toasts,
  parameters: {
    keyboard: {
      "F6": "moves to the toasts and pauses their timers",
      "Tab": "moves to the action, then to the close button",
    },
  },
} satisfies Meta<typeof Toasts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnPress: Story = {
  args: { label: "Messages", closeLabel: "Close" },
  render: (args) => (
    <Row>
      <Button onClick={() => void notify({ tone: "success", message: "Saved." })}>Success</Button>
      <Button
        onClick={() =>
          void notify({
            tone: "error",
            message: "We couldn't save it.",
            action: { label: "Try again", onPress: () => {} },
          })}
      >
        Error
      </Button>
      <Toasts {...args} />
    </Row>
  ),
};
export const Shown: Story = {
  ...OnPress,
  play: async () => {
    await notify({ tone: "success", message: "Saved." });
    await notify({
      tone: "error",
      message: "We couldn't save it.",
      action: { label: "Try again", onPress: () => {} },
    });
  },
};
