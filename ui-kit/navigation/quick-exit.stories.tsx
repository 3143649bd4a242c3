import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { QuickExit } from "./quick-exit.tsx";

const guide = {
  use: [
    "In the bar of every page for a person in discreet mode, and for every visitor on the crisis page of the test.",
    "Floating in the corner of the booking page, which has no bar; besideClose when the page of a practitioner shows it in a dialog with a close button.",
  ],
  avoid: [
    "Button for leaving a form or a dialog: those ask what shall happen to what was typed, QuickExit never asks.",
    "MenuButton with “Log out” for ending the session; leaving quickly signs out only where the person has chosen that.",
  ],
  words: {
    rule: "A calm verb that an onlooker would not wonder about: never “danger”, “panic” or “hide”.",
    et: "Lahku kiiresti",
    en: "Leave quickly",
    ru: "Быстро уйти",
  },
  examples: [{
    right: "CalmWords",
    wrong: "AlarmingWords",
    why: "Words about danger draw the eye of the very person from whom the page is to be hidden.",
  }],
  related: ["Navigation/AppBar", "Feedback/CrisisContacts", "Layout/TabLook"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Navigation/QuickExit",
  component: QuickExit,
  parameters: {
    guide,
    keyboard: { "Enter": "leaves", "Esc, three times": "leaves from anywhere" },
  },
  args: {
    href: "https://weather.example/",
    hint: "Or press Esc three times",
    onLeave: () => {},
    children: "Leave quickly",
  },
} satisfies Meta<typeof QuickExit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBar: Story = {};

export const Floating: Story = { args: { floating: true } };

export const LongText: Story = { args: { children: "Быстро уйти с этой страницы на другую" } };
export const BesideClose: Story = { args: { floating: true, besideClose: true } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const CalmWords: Story = { args: { children: "Leave quickly" } };
export const AlarmingWords: Story = { args: { children: "Danger: hide this page!" } };
