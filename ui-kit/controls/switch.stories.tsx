import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Switch, type SwitchProps } from "./switch.tsx";

const guide = {
  use: [
    "For a setting that holds at once: discreet mode, or whether this device keeps the practitioners one looked at.",
    "With facts for a consent: what happens while it is on, what is deleted when it is off.",
    "Locked where something is missing first; the hint says what.",
  ],
  avoid: [
    "Checkbox in a form that is sent, such as the terms when a practitioner joins.",
    "RadioGroup in segments when off is not the opposite but another choice, such as light and dark.",
  ],
  words: {
    rule:
      "The label names what is on, as a statement without “not”. The hint says what changes for others.",
    et: "Kiire lahkumine logib ka välja",
    en: "Leaving quickly also logs out",
    ru: "При быстром уходе выходить и из учётной записи",
  },
  examples: [{
    right: "On",
    wrong: "OnMeansNot",
    why: "On means that something does not happen: it has to be read twice, and is set wrong.",
  }],
  related: ["Controls/Checkbox", "Controls/RadioGroup", "Feedback/SaveBar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Switch",
  component: Switch,
  parameters: {
    guide,
    keyboard: { Tab: "moves to the switch", Space: "toggles it" },
  },
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
export const OnMeansNot: Story = {
  args: {
    label: "Do not hide my profile from search",
    hint: "Turn off to stop new people from not finding you.",
    checked: true,
  },
  render: Operated,
};
