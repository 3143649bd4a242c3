import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { GroupCodeField } from "./group-code-field.tsx";

const meta = {
  title: "Controls/GroupCodeField",
  component: GroupCodeField,
  parameters: { keyboard: { "Tab": "moves to the field" } },
  args: {
    name: "code",
    label: "Code of the gift card",
    description: "Four groups of four symbols.",
    value: "",
    onValueChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <GroupCodeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof GroupCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "7QMK-2V9D-ARTX-9C4W" } };
export const Refused: Story = {
  args: {
    value: "7QMK-2V9D-ARTX-9C40",
    error: "There is no such code. A code never contains the letter O or the number 0.",
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
