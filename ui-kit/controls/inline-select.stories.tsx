import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { InlineSelect } from "./inline-select.tsx";

const meta = {
  title: "Controls/InlineSelect",
  component: InlineSelect,
  parameters: {
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
