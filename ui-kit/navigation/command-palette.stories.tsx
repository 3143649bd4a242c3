import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CommandPalette } from "./command-palette.tsx";

const guide = {
  use: [
    "On the admin pages, for people who know the name of what they need: an account, a practitioner, a session, or one of some thirty pages.",
    "Let actions stand in it that are used daily, such as inviting a practitioner, with the number of what waits.",
  ],
  avoid: [
    "FilterRow above a list that is to be narrowed and stays on the page.",
    "ComboBox for the value of a form field; VerticalMenu stays visible beside it for those who look around.",
  ],
  words: {
    rule: "Pages are nouns, actions are verbs; a hint sets apart what has the same name.",
    et: "Leia leht, inimene või kohtumine",
    en: "Find a page, a person or a session",
    ru: "Найти страницу, человека или встречу",
  },
  examples: [{
    right: "HintsTellApart",
    wrong: "SameNamesTwice",
    why: "Two rows read the same, and opening the wrong account is written into the audit log.",
  }],
  related: ["Navigation/VerticalMenu", "Layout/FilterRow", "Controls/ComboBox"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Navigation/CommandPalette",
  component: CommandPalette,
  parameters: {
    guide,
    docs: { story: { inline: false, height: "420px" } },
    keyboard: {
      "↑ ↓": "move through the results, the focus stays in the field",
      "Enter": "opens the result",
      "Escape": "clears the field, then closes the dialog",
    },
  },
  args: {
    open: true,
    onClose: () => {},
    label: "Find a page, a person or a session",
    placeholder: "Find a page, a person or a session",
    typed: "",
    onType: () => {},
    onPick: () => {},
    empty: "Nothing fits.",
    groups: [
      {
        title: "Pages",
        commands: [
          { id: "/admin", label: "Overview", icon: "layout-dashboard" },
          { id: "/admin/leads", label: "Applications", icon: "mail", count: 14 },
        ],
      },
      {
        title: "Accounts",
        commands: [
          { id: "1", label: "Mari Tamm", hint: "mari.tamm@example.ee", icon: "user-round" },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Nothing: Story = { args: { typed: "zzz", groups: [] } };
export const Searching: Story = { args: { typed: "ma", groups: [], pending: "Searching…" } };
export const LongWords: Story = {
  args: {
    groups: [{
      title: "Accounts",
      commands: [{
        id: "1",
        label: "Maria-Magdaleena Õunapuu-Kuusemäe ja kaaslased",
        hint: "maria-magdaleena.ounapuu-kuusemae@avalik-asutus.example.ee",
        icon: "user-round",
      }],
    }],
  },
};
/** A name that many have. */
export const ManyResults: Story = {
  args: {
    typed: "tamm",
    groups: [{
      title: "Accounts",
      commands: Array.from({ length: 40 }, (_, at) => ({
        id: String(at),
        label: "Mari Tamm",
        hint: `mari.tamm${at + 1}@example.ee`,
        icon: "user-round" as const,
      })),
    }],
  },
};
export const HintsTellApart: Story = {
  args: {
    typed: "mari",
    groups: [{
      title: "Accounts",
      commands: [
        { id: "1", label: "Mari Tamm", hint: "mari.tamm@example.ee", icon: "user-round" },
        { id: "2", label: "Mari Tamm", hint: "maritamm88@example.com", icon: "user-round" },
      ],
    }],
  },
};
export const SameNamesTwice: Story = {
  args: {
    typed: "mari",
    groups: [{
      title: "Accounts",
      commands: [
        { id: "1", label: "Mari Tamm", icon: "user-round" },
        { id: "2", label: "Mari Tamm", icon: "user-round" },
      ],
    }],
  },
};
