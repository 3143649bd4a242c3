import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";

const meta = {
  title: "Controls/MultiSelect",
  component: MultiSelect,
  parameters: {
    keyboard: {
      "↓, Enter, Space": "opens the list at what is chosen",
      "↑ ↓": "moves in it",
      "Enter, Space": "chooses or leaves out; the list stays open",
      Escape: "closes it; the focus comes back to the button",
      Tab: "from the button to the crosses of what is chosen",
    },
  },
  args: {
    label: "How I can help",
    placeholder: "Add a topic",
    doneLabel: "Done",
    removeLabel: (option) => `Remove ${option}`,
    picked: [],
    onPick: () => {},
    groups: [{
      title: "Mind",
      options: [{ id: "stress", label: "Stress" }, { id: "sleep", label: "Sleep disorders" }, {
        id: "grief",
        label: "Grief",
      }],
    }, {
      title: "Body",
      options: [{ id: "back", label: "Back pain" }, {
        id: "breath",
        label: "Breathing difficulty",
        disabled: true,
      }],
    }],
  },
  render: Operated,
} satisfies Meta<typeof MultiSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: "What you have experience with." } };
export const SomeChosen: Story = { args: { picked: ["stress", "back"] } };
export const WithSearch: Story = { args: { picked: ["grief"], searchLabel: "Search topics" } };
export const Refused: Story = { args: { error: "Choose at least one topic." } };
export const Disabled: Story = { args: { picked: ["stress"], disabled: true } };
export const Many: Story = {
  args: {
    searchLabel: "Search topics",
    groups: [{
      options: Array.from({ length: 26 }, (_, i) => ({ id: `${i}`, label: `Topic ${i + 1}` })),
    }],
    picked: Array.from({ length: 14 }, (_, i) => `${i}`),
  },
};

function Operated(args: MultiSelectProps) {
  const [picked, setPicked] = useState(args.picked);
  return <MultiSelect {...args} picked={picked} onPick={setPicked} />;
}
