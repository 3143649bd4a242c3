import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Pager } from "./pager.tsx";

const guide = {
  use: [
    "Below a list that is read from the top and may be long: results of the search, past sessions, reviews, an admin queue, the list of who has seen my data.",
    "Below the days of the booking page, where it shows later days.",
  ],
  avoid: [
    "MonthLinks or a filter where people look for a certain time instead of reading on.",
    "Button with href to a page of its own where only a few of a list are shown, as reviews on a profile.",
  ],
  words: {
    rule: "Say what comes next, and how many of it when that is known.",
    et: "Näita varasemaid",
    en: "Show earlier ones",
    ru: "Показать более ранние",
  },
  examples: [{
    right: "SaysWhatComes",
    wrong: "SaysOnlyMore",
    why: "“More” says neither what comes nor whether it is the same list.",
  }],
  related: ["Controls/Button", "Layout/Skeleton", "Layout/DataTable"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/Pager",
  component: Pager,
  parameters: { guide, keyboard: { "Enter, Space": "loads more and keeps the focus" } },
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { label: "Show the next 19", onMore: () => {} } };
export const Loading: Story = {
  args: { label: "Show the next 19", pending: true, onMore: () => {} },
};
export const LongText: Story = {
  args: {
    label: "Показать следующих 19 специалистов, у которых есть свободное время",
    onMore: () => {},
  },
  globals: { viewport: { value: "phone" } },
};
export const SaysWhatComes: Story = { args: { label: "Show earlier sessions", onMore: () => {} } };
export const SaysOnlyMore: Story = { args: { label: "More", onMore: () => {} } };
