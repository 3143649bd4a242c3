import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Switch, type SwitchProps } from "./switch.tsx";

const meta = {
  title: "Controls/Switch",
  component: Switch,
  parameters: { keyboard: { Tab: "moves to the switch", Space: "toggles it" } },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  args: { label: "Show my profile in search", checked: false },
  render: Operated,
};
export const On: Story = {
  args: {
    label: "Show my profile in search",
    hint: "New people can find you and book a time.",
    checked: true,
  },
  render: Operated,
};
export const Disabled: Story = {
  args: { label: "Show my profile in search", checked: false, disabled: true },
};
export const Locked: Story = {
  args: {
    label: "Show my profile in search",
    hint: "Opens when both things are done",
    checked: false,
    locked: true,
  },
};
export const WithFacts: Story = {
  args: {
    label: "Journal and notes",
    hint: "You may keep my notes, so that I can read them later.",
    facts: [
      { icon: "check", text: "On: you can write notes. Only you read them." },
      { icon: "x", text: "Off: they are deleted." },
      { icon: "clock", text: "Given 12 September 2026, text no. 2" },
    ],
    checked: true,
  },
  render: Operated,
};
export const LongText: Story = {
  args: {
    label: "Näita minu profiili otsingus ka siis, kui uusi kliente praegu vastu ei võta",
    hint: "Inimesed leiavad su üles ja näevad, millal tasub tagasi tulla.",
    checked: true,
  },
  render: Operated,
};

function Operated(args: SwitchProps) {
  const [on, setOn] = useState(args.checked ?? false);
  return <Switch {...args} checked={on} onCheckedChange={setOn} />;
}
