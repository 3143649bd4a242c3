import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Checkbox } from "./checkbox.tsx";

const guide = {
  use: [
    "For a yes to one sentence, sent with the form: the terms when a practitioner joins, “I have read this” at a caution before booking.",
    "For a fact of one item in an editor, such as a practice that is a free introduction.",
  ],
  avoid: [
    "Switch for a setting that holds at once, such as discreet mode or a consent in the privacy settings.",
    "CheckboxGroup when two or more boxes answer the same question.",
  ],
  words: {
    rule:
      "A sentence that is true when ticked, from the person's side, with one thing in it. Never a negation.",
    et: "Olen seda lugenud",
    en: "I have read this",
    ru: "Прочитано",
  },
  examples: [{
    right: "OnePermission",
    wrong: "TwoPermissionsBeforehand",
    why:
      "Two permissions in one box cannot be given apart, and a tick set beforehand is no consent.",
  }],
  related: ["Controls/Switch", "Controls/CheckboxGroup", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  parameters: {
    guide,
    keyboard: { "Space": "toggles it" },
  },
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
export const OnePermission: Story = { args: { label: "Show this warning to Külli Mägi" } };
export const TwoPermissionsBeforehand: Story = {
  args: {
    label: "I have read the caution and agree that Külli Mägi sees all answers of my test",
    defaultChecked: true,
  },
};
