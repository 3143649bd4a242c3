import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx";

const meta = {
  title: "Controls/ComboBox",
  component: ComboBox,
  parameters: {
    keyboard: {
      "letters": "filter the list",
      "↑ ↓": "move through the options",
      Enter: "selects the option",
      Escape: "closes the list; a second press restores the selection",
    },
  },
  args: {
    label: "Practice",
    noResults: "No practice is called so.",
    picked: undefined,
    onPick: () => {},
    groups: [{
      title: "Body",
      options: [{ id: "massage", label: "Massage" }, { id: "shindo", label: "Shindo" }, {
        id: "lomi",
        label: "Lomi Lomi massage",
      }],
    }, {
      title: "Words",
      options: [{ id: "family", label: "Family therapy" }, { id: "coaching", label: "Coaching" }],
    }],
  },
  render: Operated,
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Write a part of its name", description: "One of 35." },
};
export const WithSelection: Story = { args: { picked: "shindo" } };
export const Invalid: Story = { args: { error: "Choose a practice from the list." } };
export const Disabled: Story = { args: { picked: "shindo", disabled: true } };
export const LongText: Story = {
  args: {
    label: "Praktika, millega soovid alustada",
    picked: "long",
    groups: [{
      options: [{ id: "long", label: "Neurolingvistiline programmeerimine ehk NLP, pikk kuur" }],
    }],
  },
};

function Operated(args: ComboBoxProps) {
  const [picked, setPicked] = useState(args.picked);
  return <ComboBox {...args} picked={picked} onPick={setPicked} />;
}
