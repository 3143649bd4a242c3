import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

function Code(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onValueChange={setValue} />;
}

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
  parameters: { keyboard: { "0–9": "adds a digit", "Backspace": "removes the last one" } },
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
