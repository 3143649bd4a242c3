import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { InlineSelect } from "./inline-select.tsx";

const guide = {
  use: [
    "For a blank of the sentence that starts a search: topic, place, day and part of the day.",
  ],
  avoid: [
    "Select for a setting or a field: it has a label above and the look of a control.",
    "Link for a word in a text that leads to another page.",
  ],
  words: {
    rule:
      "An option completes the sentence as it stands: the nominative in Estonian and Russian, the preposition inside the option in English.",
    et: "kohaks [Tallinn] ja ajaks [täna]",
    en: "[in Tallinn] [today]",
    ru: "место — [Таллин], время — [сегодня]",
  },
  examples: [{
    right: "InSentence",
    wrong: "AsASetting",
    why:
      "Outside of a sentence the underlined word reads as a link. A setting is a Select with its label.",
  }],
  related: ["Controls/Select", "Controls/NativeSelect", "Layout/Hero"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/InlineSelect",
  component: InlineSelect,
  parameters: {
    guide,
    keyboard: {
      "↓, Enter, Space": "opens the list at the selected option",
      "letters": "jump to an option or filter the list",
      "Enter": "selects the option",
      "Escape": "closes the list without a change",
    },
  },
} satisfies Meta<typeof InlineSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

const topics = [
  {
    title: "Concern",
    options: [{ id: "stress", label: "stress", count: 24 }, {
      id: "sleep",
      label: "sleep",
      count: 12,
    }],
  },
  { title: "Practice", options: [{ id: "tre", label: "TRE, tension release", count: 5 }] },
];
export const InSentence: Story = {
  args: { label: "Topic", groups: topics, picked: "stress", onPick: () => {} },
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return (
      <h2>
        I'm looking for help with <InlineSelect {...args} picked={picked} onPick={setPicked} />.
      </h2>
    );
  },
};
export const Empty: Story = {
  args: { label: "Place", groups: topics, placeholder: "anywhere", onPick: () => {} },
};
export const LongWords: Story = {
  args: {
    label: "Topic",
    groups: [{
      options: [{ id: "long", label: "vaimne ja emotsionaalne vabastamine", count: 123_456_789 }],
    }],
    picked: "long",
    onPick: () => {},
  },
  render: (args) => (
    <h2>
      Otsin tuge. Teemaks on <InlineSelect {...args} />.
    </h2>
  ),
  globals: { viewport: { value: "phone" } },
};
export const AsASetting: Story = {
  args: {
    label: "Language of emails",
    groups: [{ options: [{ id: "en", label: "English" }, { id: "et", label: "Estonian" }] }],
    picked: "en",
    onPick: () => {},
  },
  render: (args) => (
    <p>
      Language of emails: <InlineSelect {...args} />
    </p>
  ),
};
