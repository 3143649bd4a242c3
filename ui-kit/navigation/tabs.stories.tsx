import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Tabs } from "./tabs.tsx";

const guide = {
  use: [
    "For two to six views of the same thing, each with its own address: upcoming and past sessions in the journal, your data and sign-in in the settings, rules in force and drafts.",
    "The number in the label is how many are behind it, so that an empty part need not be opened.",
  ],
  avoid: [
    "LanguageTabs for languages of a text; they change a field and have no address.",
    "SectionLinks for parts of a form that are all on the page; NavLink for places of the whole app.",
  ],
  words: {
    rule:
      "One or two words and a number, all of the same kind: adjectives with adjectives, nouns with nouns.",
    et: "Tulevased 2",
    en: "Upcoming 2",
    ru: "Предстоящие 2",
  },
  examples: [{
    right: "PartsOfOneList",
    wrong: "ActionsAmongParts",
    why:
      "“Book a new time” leaves the journal, and a tab never acts; it is the button of the page.",
  }],
  related: ["Navigation/LanguageTabs", "Navigation/SectionLinks", "Navigation/NavLink"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  parameters: { guide, keyboard: { "Tab": "moves between tabs", "Enter": "follows a link" } },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Sections of the journal",
    tabs: [{ href: "/a", label: "All", current: true }, { href: "/b", label: "Upcoming 2" }, {
      href: "/c",
      label: "Past 9",
    }],
    action: <Button variant="quiet" small icon="search">Search</Button>,
  },
};
export const LongNames: Story = {
  args: {
    label: "Разделы дневника",
    tabs: [
      { href: "/a", label: "Все" },
      { href: "/b", label: "Предстоящие 3", current: true },
      { href: "/c", label: "Прошедшие встречи 17" },
      { href: "/d", label: "Рекомендации специалистов 2" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const RightToLeft: Story = {
  args: LongNames.args,
  globals: { viewport: { value: "phone" }, direction: "rtl" },
};
export const PartsOfOneList: Story = {
  args: {
    label: "Sections of the journal",
    tabs: [
      { href: "/journal", label: "All", current: true },
      { href: "/journal?part=upcoming", label: "Upcoming 2" },
      { href: "/journal?part=past", label: "Past 9" },
    ],
  },
};
export const ActionsAmongParts: Story = {
  args: {
    label: "Sections of the journal",
    tabs: [
      { href: "/journal", label: "All", current: true },
      { href: "/journal?part=past", label: "Past 9" },
      { href: "/", label: "Book a new time" },
      { href: "/login", label: "Log out" },
    ],
  },
};
