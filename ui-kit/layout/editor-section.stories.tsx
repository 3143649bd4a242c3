import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { TextField } from "../controls/text-field.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { EditorSection } from "./editor-section.tsx";

const meta = {
  title: "Layout/EditorSection",
  component: EditorSection,
  parameters: { keyboard: { "Enter Space": "folds the section below 992 px" } },
} satisfies Meta<typeof EditorSection>;

export default meta;

type Story = StoryObj<typeof meta>;

function WithState(props: ComponentProps<typeof EditorSection>) {
  const [open, setOpen] = useState(props.open);
  return <EditorSection {...props} open={open} onToggle={() => setOpen(!open)} />;
}

const common = {
  id: "places",
  heading: "Places",
  foldLabel: "Places: show or hide the fields",
  state: <StateText state="done">ready</StateText>,
  open: true,
  onToggle: () => {},
  children: <TextField label="Address" name="address" defaultValue="J. Poska 12" />,
};

export const Default: Story = { args: common, render: (args) => <WithState {...args} /> };
export const Folded: Story = {
  args: { ...common, open: false },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
export const LongNames: Story = {
  args: {
    ...common,
    heading: "Kehapsühhoteraapiapraktikad ja hinnad",
    state: <StateText state="error">venekeelne tutvustus on puudu</StateText>,
  },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
