import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  parameters: { keyboard: { "Space": "toggles it" } },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { args: { label: "Remember me on this device" } };
export const Checked: Story = { args: { label: "I accept the terms", defaultChecked: true } };
export const WithCount: Story = { args: { label: "Estonian", count: 22 } };
export const Invalid: Story = {
  args: { label: "I accept the terms", error: "Without this we cannot open an account." },
};
export const Disabled: Story = { args: { label: "By video", count: 0, disabled: true } };
export const LongText: Story = {
  args: {
    label:
      "Olen nõus, et minu broneeringuid ja märkmeid, mis võivad midagi öelda minu tervise kohta, hoitakse siin minu jaoks.",
  },
};
