import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { InlineSelect } from "./inline-select.tsx";

const meta = {
  title: "Controls/InlineSelect",
  component: InlineSelect,
  parameters: {
    keyboard: {
      "↓, Enter, Space": "opens the list at what is chosen",
      "letters": "jump to an option, or narrow the list where it can be searched",
      "Enter": "chooses",
      "Escape": "closes it and changes nothing",
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
export const InASentence: Story = {
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
export const NotChosen: Story = {
  args: { label: "Place", groups: topics, placeholder: "anywhere", onPick: () => {} },
};
