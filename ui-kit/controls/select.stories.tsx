import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Select, type SelectProps } from "./select.tsx";

const guide = {
  use: [
    "For one of several known options: the order of results, the language of a review, how long a package is valid.",
    "With search for long lists, such as time zones or the practices of a profile.",
    "As a row in a list of settings, with the label at the start and the value at the end.",
  ],
  avoid: [
    "RadioGroup for two or three options that decide something, such as how to meet.",
    "ComboBox when the typist knows the name; MultiSelect when several may hold.",
  ],
  words: {
    rule:
      "An option is a value, not an action. Where nothing is limited, the first option says so.",
    et: "Praktika: ükskõik milline",
    en: "Practice: any practice",
    ru: "Практика: любая",
  },
  examples: [{
    right: "Field",
    wrong: "TwoOptions",
    why:
      "What costs the client a journey is hidden behind a press. RadioGroup shows both ways to meet.",
  }],
  related: [
    "Controls/RadioGroup",
    "Controls/ComboBox",
    "Controls/MultiSelect",
    "Controls/InlineSelect",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Select",
  component: Select,
  parameters: {
    guide,
    keyboard: {
      "↓, Enter, Space": "opens the list at the selected option",
      "↑ ↓, letters": "move through the options",
      "Enter": "selects the option",
      "Escape": "closes the list without a change",
    },
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

const orders = [{
  options: [{ id: "best", label: "Best match" }, { id: "soon", label: "Soonest" }, {
    id: "near",
    label: "Nearest",
  }],
}];
export const Field: Story = {
  args: { label: "Sort", groups: orders, picked: "best", onPick: () => {} },
  render: Operated,
};
export const Inline: Story = {
  args: {
    label: "Sort",
    layout: "inline",
    small: true,
    groups: orders,
    picked: "best",
    onPick: () => {},
  },
  render: Operated,
};
export const Row: Story = {
  args: {
    label: "Break between sessions",
    layout: "row",
    groups: [{ options: [{ id: "0", label: "none" }, { id: "15", label: "15 min" }] }],
    picked: "15",
    onPick: () => {},
  },
  render: Operated,
};
export const Invalid: Story = {
  args: {
    label: "Language",
    groups: orders,
    placeholder: "Choose",
    error: "Choose a language.",
    onPick: () => {},
  },
};
export const WithHint: Story = {
  args: {
    label: "Practice",
    layout: "plain",
    groups: [{ options: [{ id: "body", label: "Body psychotherapy", hint: "€65 · 50 min" }] }],
    picked: "body",
    onPick: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "Sort", groups: orders, picked: "best", disabled: true, onPick: () => {} },
};
export const LongText: Story = {
  args: {
    label: "Practice",
    groups: [{
      options: [{
        id: "first",
        label: "Kehapsühhoteraapia esmakohtumine koos põhjaliku ankeediga täiskasvanutele",
      }],
    }],
    picked: "first",
    onPick: () => {},
  },
  render: Operated,
};
export const ManyOptions: Story = {
  args: {
    label: "Time zone",
    search: {
      label: "Search time zones",
      noResults: "No time zone matches.",
      otherwise: { label: (typed) => `Search the map for “${typed}”`, onPick: () => {} },
    },
    groups: [{
      options: Intl.supportedValuesOf("timeZone").map((zone) => ({ id: zone, label: zone })),
    }],
    picked: "Europe/Tallinn",
    onPick: () => {},
  },
  render: Operated,
};

function Operated(args: SelectProps) {
  const [picked, setPicked] = useState(args.picked);
  return <Select {...args} picked={picked} onPick={setPicked} />;
}
export const InvalidRow: Story = {
  args: {
    label: "Parking",
    layout: "row",
    placeholder: "Choose",
    groups: [{ options: [{ id: "free", label: "free" }, { id: "paid", label: "paid" }] }],
    error: "Say whether there is parking, or choose “not known”.",
    onPick: () => {},
  },
};
export const TwoOptions: Story = {
  args: {
    label: "How will you meet?",
    groups: [{
      options: [{ id: "site", label: "At the practitioner’s" }, { id: "video", label: "By video" }],
    }],
    picked: "video",
    onPick: () => {},
  },
  render: Operated,
};
