import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TabLook } from "./tab-look.tsx";

const ring = (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="8" cy="8" r="5" />
  </svg>
);

const guide = {
  use: [
    "Beside the switch of discreet mode, twice: how tab and mail look now, and how they will look.",
  ],
  avoid: [
    "Card with an example in words when there is nothing to see.",
    "Picture of a real browser: it goes out of date and cannot be translated.",
  ],
  words: {
    rule:
      "The neutral word is one that any calendar could show; the subject says when, never with whom or for what.",
    et: "Meeldetuletus: homme kell 9.00",
    en: "Reminder: tomorrow at 9:00",
    ru: "Напоминание: завтра в 9:00",
  },
  examples: [{
    right: "SaysOnlyWhen",
    wrong: "SaysWithWhomAndForWhat",
    why: "Each onlooker reads the name and the trouble; discreet mode exists to prevent just that.",
  }],
  related: ["Controls/Switch", "Navigation/QuickExit", "Layout/ChangeList"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/TabLook",
  component: TabLook,
  parameters: { guide },
  args: {
    label: "Now",
    icon: ring,
    title: "Calendar",
    sender: "Calendar",
    subject: "Reminder: tomorrow at 9:00",
  },
} satisfies Meta<typeof TabLook>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const LongTexts: Story = {
  args: {
    title: "A very long title of a page that has no room in its tab",
    subject: "Напоминание о записи, которое не помещается в одну строку списка писем",
  },
};
export const SaysOnlyWhen: Story = { args: { label: "In discreet mode" } };
export const SaysWithWhomAndForWhat: Story = {
  args: {
    label: "In discreet mode",
    sender: "Heaolu",
    subject: "Trauma therapy with Külli Mägi tomorrow at 9:00",
  },
};
