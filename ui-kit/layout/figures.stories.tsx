import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Figures } from "./figures.tsx";

const guide = {
  use: [
    "At the top of the admin overview: what waits, each number a way to its list.",
    "Above the ledger: what is held and owed, with the difference as the last figure.",
  ],
  avoid: [
    "FigureBlock for a measurement with its course or share.",
    "TaskList for a practitioner's own work, where the next step has a button.",
  ],
  words: {
    rule: "The name is whose, the note says what they wait for, agreeing with the number.",
    et: "Tunnistused 6 ootab kontrolli",
    en: "Certificates 6 wait to be checked",
    ru: "Документы 6 ждут проверки",
  },
  examples: [{
    right: "WhatWaits",
    wrong: "WhatFlatters",
    why: "Totals that only grow lead to no decision and hide what waits.",
  }],
  related: ["Layout/FigureBlock", "Layout/TaskList", "Layout/DataTable"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Figures",
  component: Figures,
  parameters: { guide, keyboard: { Tab: "moves through the figures", Enter: "opens the list" } },
  args: {
    items: [
      { name: "Practitioners", value: "3", note: "wait for approval", href: "#" },
      { name: "Certificates", value: "6", note: "wait to be checked", href: "#" },
      { name: "Applications", value: "14", note: "wait for an answer", href: "#" },
      { name: "Invitations", value: "2", note: "are open", href: "#" },
    ],
  },
} satisfies Meta<typeof Figures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithoutLists: Story = {
  args: {
    items: [
      { name: "Debit", value: "€1,240" },
      { name: "Credit", value: "€1,240" },
      { name: "Difference", value: "€0", note: "everything adds up" },
    ],
  },
};
export const NineDigits: Story = {
  args: {
    items: [
      { name: "Practitioners", value: "€123,456,789.00", note: "owed to practitioners", href: "#" },
      { name: "Kinkekaartidel alles", value: "€987,654,321.00", note: "left on gift cards" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const NothingWaits: Story = {
  args: {
    items: [
      { name: "Practitioners", value: "0", note: "wait for approval", href: "#" },
      { name: "Certificates", value: "0", note: "wait to be checked", href: "#" },
    ],
  },
};
export const WhatWaits: Story = {
  args: {
    items: [
      { name: "Certificates", value: "6", note: "wait to be checked", href: "#" },
      { name: "Applications", value: "14", note: "wait for an answer", href: "#" },
    ],
  },
};
export const WhatFlatters: Story = {
  args: {
    items: [
      { name: "Page views", value: "48,210", note: "+12 % this week" },
      { name: "Registered users", value: "3,904", note: "all time" },
    ],
  },
};
