import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { TextField } from "../controls/text-field.tsx";
import { FoldItem } from "./fold-item.tsx";

const meta = {
  title: "Layout/FoldItem",
  component: FoldItem,
  parameters: { keyboard: { "Enter Space": "on the button: shows or hides the fields" } },
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
