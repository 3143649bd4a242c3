import type { Meta, StoryObj } from "@storybook/react-vite";
import { CommandPalette } from "./command-palette.tsx";

const meta = {
  title: "Navigation/CommandPalette",
  component: CommandPalette,
  parameters: {
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
