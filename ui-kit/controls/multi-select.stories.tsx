import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";

const guide = {
  use: [
    "For the topics, languages and practices of a practitioner, in the profile and at a certificate.",
    "With search from about ten options; the practices that are recommended after a session are 35.",
  ],
  avoid: [
    "CheckboxGroup for a few options that should all be in sight, such as filters with numbers.",
    "ChipPicker in the test, where the choices are limited and stand in groups.",
  ],
  words: {
    rule: "The placeholder says what to add, the description what the choice is for.",
    et: "Vali teemad. Nende järgi leiavad kliendid sind otsingust.",
    en: "Choose topics. Clients find you in search by these.",
    ru: "Выберите темы. По ним клиенты находят вас в поиске.",
  },
  examples: [{
    right: "WithSelection",
    wrong: "ThreeOptions",
    why: "Three options are hidden behind two presses. As a CheckboxGroup each takes one.",
  }],
  related: [
    "Controls/CheckboxGroup",
    "Controls/ChipPicker",
    "Controls/Select",
    "Controls/ComboBox",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/MultiSelect",
  component: MultiSelect,
  parameters: {
    guide,
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
export const LongWords: Story = {
  args: {
    label: "Teemad, millega aitan",
    picked: ["a", "b"],
    groups: [{
      options: [
        { id: "a", label: "Naiste hormonaalne tasakaal ja ainevahetushäired" },
        { id: "b", label: "Злоупотребление психоактивными веществами и созависимость" },
      ],
    }],
  },
  globals: { viewport: { value: "phone" } },
};
export const ThreeOptions: Story = {
  args: {
    label: "Languages",
    placeholder: "Add a language",
    picked: ["et"],
    groups: [{
      options: [
        { id: "et", label: "Estonian" },
        { id: "en", label: "English" },
        { id: "ru", label: "Russian" },
      ],
    }],
  },
};
