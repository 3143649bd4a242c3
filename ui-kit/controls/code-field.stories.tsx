import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Stack } from "../layout/stack.tsx";
import { Button } from "./button.tsx";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

function Code(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onValueChange={setValue} />;
}

const guide = {
  use: [
    "For the six or nine digits from a mail: a booking without an account, logging in without a password.",
    "For the digits of an authenticator app, as the second factor.",
  ],
  avoid: [
    "GroupCodeField for the code of a gift card, which has letters and is copied from paper.",
    "TextField for a recovery code, which is typed once in a year.",
  ],
  words: {
    rule:
      "Say where the digits are and that the last one confirms. An error counts the tries that are left.",
    et: "See kood ei sobi. Alles on 4 katset.",
    en: "This code doesn’t match. 4 tries left.",
    ru: "Код не подходит. Осталось 4 попытки.",
  },
  examples: [{
    right: "Default",
    wrong: "WithAButton",
    why: "The sixth digit confirms. A button beside it waits for a press that does nothing more.",
  }],
  related: ["Controls/GroupCodeField", "Controls/TextField", "Booking/HoldRing"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/CodeField",
  component: CodeField,
  args: {
    name: "code",
    label: "Six digits from the mail",
    description: "The last digit confirms, there is no button to press.",
    value: "482",
    onValueChange: () => {},
    onComplete: () => {},
  },
  parameters: {
    guide,
    keyboard: { "0–9": "adds a digit", "Backspace": "removes the last one" },
  },
  render: (args) => <Code {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: "" } };
export const Checking: Story = { args: { value: "482917", pending: true } };
export const Wrong: Story = {
  args: { value: "482917", error: "This code doesn’t fit. 4 tries are left." },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongWords: Story = {
  args: {
    label: "Шесть цифр из письма, отправленного на адрес mari-magdaleena@terviseedendus.example",
    description:
      "После последней цифры запись подтвердится сама, нажимать ничего не нужно. Код действует 10 минут.",
    value: "",
  },
};
export const WithAButton: Story = {
  args: { description: "Type the code and press the button.", value: "482917" },
  render: (args) => (
    <Stack>
      <Code {...args} />
      <Button variant="primary">Confirm</Button>
    </Stack>
  ),
};
