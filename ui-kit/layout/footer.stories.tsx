import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Footer } from "./footer.tsx";

const guide = {
  use: [
    "Once, below the pages of the app: terms, privacy, accessibility, how ranking works, and at its end the crisis numbers.",
  ],
  avoid: [
    "CrisisContacts when an answer of the test or a note points to danger: there the numbers are the page.",
    "NavLink in the menu for places people come for.",
  ],
  words: {
    rule:
      "The crisis line asks in a few words and gives numbers that can be called now; links are nouns.",
    et: "Kriisis? Helista 112 või 116 123.",
    en: "In a crisis? Call 112 or 116 123.",
    ru: "Вам тяжело? Звоните 112 или 116 123.",
  },
  examples: [{
    right: "NumbersToCall",
    wrong: "AdviceWithoutNumbers",
    why: "A person in need cannot call a piece of advice.",
  }],
  related: ["Feedback/CrisisContacts", "Layout/AppShell", "Navigation/AppBar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Footer",
  component: Footer,
  parameters: { guide, keyboard: { "Tab": "moves between links" } },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    copyright: "© 2026 Heaolu",
    newTabLabel: "opens in a new tab",
    links: [
      { href: "/terms", label: "Terms", newTab: true },
      { href: "/privacy", label: "Privacy", newTab: true },
      { href: "/accessibility", label: "Accessibility" },
    ],
    crisis: "In a crisis? Call 112 or 116 123.",
  },
};
export const Fixed: Story = { args: { ...Default.args, position: "fixed" } };
export const LongNames: Story = {
  args: {
    copyright: "© 2026 Heaolu",
    newTabLabel: "opens in a new tab",
    links: ["Kasutustingimused", "Privaatsusseaded", "Ligipääsetavus", "Kuidas järjestame"].map((
      label,
    ) => ({ href: `/${label}`, label, newTab: true })),
    crisis: "Вам тяжело? Звоните 112 или 116 123.",
  },
};
export const NumbersToCall: Story = { args: { ...Default.args } };
export const AdviceWithoutNumbers: Story = {
  args: {
    ...Default.args,
    crisis: "If you feel unwell, please consider contacting a specialist in your area.",
  },
};
