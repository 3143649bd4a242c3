import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";

const meta = {
  title: "Controls/MultiSelect",
  component: MultiSelect,
  parameters: {
    keyboard: {
      "↓, Enter, Space": "opens the list at the selected option",
      "↑ ↓": "moves through the options",
      "Enter, Space": "toggles an option; the list stays open",
      Escape: "closes the list and restores the focus",
      Tab: "moves from the button to the remove buttons",
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

const search = { label: "Search topics", noResults: "No topic matches." };

export const Empty: Story = { args: { description: "What you have experience with." } };
export const WithSelection: Story = { args: { picked: ["stress", "back"] } };
export const WithSearch: Story = { args: { picked: ["grief"], search } };
export const Invalid: Story = { args: { error: "Choose at least one topic." } };
export const Disabled: Story = { args: { picked: ["stress"], disabled: true } };
export const ManyOptions: Story = {
  args: {
    search,
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
