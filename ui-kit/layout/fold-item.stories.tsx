import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { type ComponentProps, useState } from "react";
import { TextField } from "../controls/text-field.tsx";
import { FoldItem } from "./fold-item.tsx";
import { StateText } from "../feedback/state-text.tsx";

const guide = {
  use: [
    "For one practice, one place or one lesson in an editor: a line that says what is set, and its fields when they are to be changed.",
    "The note sums the values up; with a fault inside it is a StateText that says so.",
  ],
  avoid: [
    "Disclosure for reading; EditorSection for a whole part of the form.",
    "Dialog for an entry that is made rarely and alone, such as a certificate.",
  ],
  words: {
    rule: "Title is the name, note its values with units; the button says the verb and the name.",
    et: "TRE, 45 min · 50 € – Muuda: TRE",
    en: "TRE, 45 min · €50 – Change: TRE",
    ru: "TRE, 45 мин · 50 € — Изменить: TRE",
  },
  examples: [{
    right: "ValuesInTheNote",
    wrong: "AdviceInTheNote",
    why:
      "Each of six practices has to be opened to compare prices, because the line says how to use it instead.",
  }],
  related: ["Layout/EditorSection", "Layout/Disclosure", "Layout/FieldRow", "Controls/OrderList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/FoldItem",
  component: FoldItem,
  parameters: { guide, keyboard: { "Enter Space": "on the button: shows or hides the fields" } },
} satisfies Meta<typeof FoldItem>;

export default meta;

type Story = StoryObj<typeof meta>;

function WithState(props: ComponentProps<typeof FoldItem>) {
  const [open, setOpen] = useState(props.open);
  return <FoldItem {...props} open={open} onToggle={() => setOpen(!open)} />;
}

const common = {
  title: "TRE",
  note: "45 min · 50 €",
  toggleLabel: "Change: TRE",
  onToggle: () => {},
  children: <TextField label="Price" name="price" unit="€" defaultValue="50" />,
};

export const Folded: Story = {
  args: { ...common, open: false },
  render: (args) => <WithState {...args} />,
};
export const Open: Story = {
  args: { ...common, open: true },
  render: (args) => <WithState {...args} />,
};
export const LongNames: Story = {
  args: {
    ...common,
    open: false,
    title: "Телесно-ориентированная психотерапия для подростков",
    note: "50 мин · 65 €, 80 мин · 95 €, 110 мин · 120 €",
  },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
export const WithFault: Story = {
  args: { ...common, open: false, note: <StateText state="error">1 missing</StateText> },
  render: (args) => <WithState {...args} />,
};
export const ValuesInTheNote: Story = {
  args: { ...common, open: false, note: "45 min · 50 €, 90 min · 95 €" },
  render: (args) => <WithState {...args} />,
};
export const AdviceInTheNote: Story = {
  args: { ...common, open: false, note: "Press the pencil to see and edit the details" },
  render: (args) => <WithState {...args} />,
};
