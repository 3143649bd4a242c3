import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { notify, Toasts } from "./toast.tsx";

const guide = {
  use: [
    "For a success that changes nothing else on the page: a copied link, a certificate sent to be checked.",
    "For an act that can be taken back, such as a rating, with “Undo” as its action.",
  ],
  avoid: [
    "Note for what has to be read or done: a toast is gone after two seconds, an error after four.",
    "Form with problems for an error of a field; Outcome for a payment.",
  ],
  words: {
    rule:
      "One fact in the past, without the object's name if it is in sight. An error says what did not happen.",
    et: "Kood on kopeeritud.",
    en: "The code is copied.",
    ru: "Код скопирован.",
  },
  examples: [{
    right: "Copied",
    wrong: "ErrorOfAField",
    why: "After four seconds it is gone, far from the field that has to change.",
  }],
  related: ["Feedback/Note", "Feedback/TopNotice", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Toasts",
  component: Toasts,
  parameters: {
    guide,
    docs: { story: { inline: false, height: "200px" } },
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
export const Copied: Story = {
  args: { label: "Messages", closeLabel: "Close" },
  render: (args) => (
    <Row>
      <span>7QMK-2V9D-ARTX-9C4W</span>
      <Button
        icon="copy"
        onClick={() => void notify({ tone: "success", message: "The code is copied." })}
      >
        Copy the code
      </Button>
      <Toasts {...args} />
    </Row>
  ),
};
export const ErrorOfAField: Story = {
  args: { label: "Messages", closeLabel: "Close" },
  render: (args) => (
    <Stack>
      <TextField label="Email" name="email" defaultValue="liisa@" />
      <Button
        variant="primary"
        onClick={() =>
          void notify({ tone: "error", message: "Enter an email address like name@example.com." })}
      >
        Get the code by email
      </Button>
      <Toasts {...args} />
    </Stack>
  ),
};
