import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { SectionLinks } from "./section-links.tsx";

const guide = {
  use: [
    "Beside the editor of a practitioner's profile from 992 px: eight parts, each with what is missing in it.",
    "Mark the section in view with current; it follows while the page is scrolled.",
  ],
  avoid: [
    "Tabs where only one part is shown at a time.",
    "StepList or PartList where parts have an order that must be kept, as in the test.",
  ],
  words: {
    rule: "The heading of the section, and below it what is missing as a number and a noun.",
    et: "Tutvustus – 1 keel puudu",
    en: "Introduction – 1 language missing",
    ru: "О себе — нет 1 языка",
  },
  examples: [{
    right: "SaysWhatIsMissing",
    wrong: "OnlyMarks",
    why: "A mark without words makes the practitioner open each section to find what is missing.",
  }],
  related: ["Layout/EditorLayout", "Layout/EditorSection", "Feedback/StateText", "Navigation/Tabs"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/SectionLinks",
  component: SectionLinks,
  parameters: {
    guide,
    keyboard: { "Tab": "moves to the next link", "Enter": "goes to the section" },
  },
} satisfies Meta<typeof SectionLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Parts of the profile",
    links: [
      {
        href: "#texts",
        label: "Introduction",
        state: "warning",
        icon: "languages",
        note: "1 text",
        current: true,
      },
      { href: "#practices", label: "Practices and prices", state: "error", note: "1 price" },
      { href: "#certificates", label: "Certificates", state: "waiting", note: "1 being checked" },
      { href: "#places", label: "Places", state: "done", stateText: "ready" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    label: "Разделы профиля",
    links: [
      {
        href: "#practices",
        label: "Практики, продолжительность и стоимость",
        state: "error",
        note: "не хватает одной цены",
      },
    ],
  },
};
export const AllReady: Story = {
  args: {
    label: "Parts of the profile",
    links: ["Introduction", "Practices and prices", "Certificates", "Places"].map((label, at) => ({
      href: `#${at}`,
      label,
      state: "done" as const,
      stateText: "ready",
      current: at === 0,
    })),
  },
};
export const SaysWhatIsMissing: Story = {
  args: {
    label: "Parts of the profile",
    links: [
      { href: "#texts", label: "Introduction", state: "warning", note: "1 language missing" },
      { href: "#practices", label: "Practices and prices", state: "error", note: "1 missing" },
    ],
  },
};
export const OnlyMarks: Story = {
  args: {
    label: "Parts of the profile",
    links: [
      { href: "#texts", label: "Introduction", state: "warning" },
      { href: "#practices", label: "Practices and prices", state: "error" },
    ],
  },
};
