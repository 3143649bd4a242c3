import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx";

const guide = {
  use: [
    "For a list too long to read: the time zone of working hours, the practice of a rule in the admin.",
    "When the typist knows a part of the name, also one that is not shown, such as a city for its time zone.",
  ],
  avoid: [
    "Select for a list that is read from top to bottom, such as the order of results.",
    "MultiSelect when several options may hold, such as the topics of a practitioner.",
  ],
  words: {
    rule: "When nothing matches, say what to type instead. Do not repeat what was typed.",
    et: "Sellist kohta ei ole. Proovi lähimat suuremat linna.",
    en: "No such place. Try a larger city nearby.",
    ru: "Такого места нет. Попробуйте крупный город рядом.",
  },
  examples: [{
    right: "TimeZonesOfEurope",
    wrong: "FourOptions",
    why:
      "Four known options need no typing, and a keyboard covers them on a phone: Select shows them at once.",
  }],
  related: ["Controls/Select", "Controls/MultiSelect", "Controls/TextField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/ComboBox",
  component: ComboBox,
  parameters: {
    guide,
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
export const TimeZonesOfEurope: Story = {
  args: {
    label: "Time zone",
    description: "All hours on this page are in this time zone.",
    noResults: "No such place. Try a larger city nearby.",
    picked: "Europe/Tallinn",
    groups: [{
      options: Intl.supportedValuesOf("timeZone")
        .filter((zone) => zone.startsWith("Europe/"))
        .map((zone) => ({ id: zone, label: zone })),
    }],
  },
};
export const FourOptions: Story = {
  args: {
    label: "Sort",
    picked: "best",
    groups: [{
      options: [
        { id: "best", label: "Best match" },
        { id: "earliest", label: "Earliest time" },
        { id: "price", label: "Price" },
        { id: "distance", label: "Distance" },
      ],
    }],
  },
};
