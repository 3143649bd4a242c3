import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { type ComponentProps, useState } from "react";
import { TextField } from "../controls/text-field.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { EditorSection } from "./editor-section.tsx";

const guide = {
  use: [
    "For each part of the profile editor: introduction, practices and prices, certificates, places, pictures.",
    "The state stays in the head when the part is folded on a phone, so that an error inside is never out of sight.",
  ],
  avoid: [
    "Section for parts without a state; Disclosure for detail that few need.",
    "FoldItem for one practice or one place within the part.",
  ],
  words: {
    rule:
      "The heading is the noun of SectionLinks, word for word; the state is a number and what is missing.",
    et: "Praktikad ja hinnad: 1 puudu",
    en: "Practices and prices: 1 missing",
    ru: "Практики и цены: не хватает 1",
  },
  related: [
    "Navigation/SectionLinks",
    "Layout/EditorLayout",
    "Layout/FoldItem",
    "Feedback/StateText",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/EditorSection",
  component: EditorSection,
  parameters: { guide, keyboard: { "Enter Space": "folds the section below 992 px" } },
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
export const WithoutState: Story = {
  args: { ...common, state: undefined },
  render: (args) => <WithState {...args} />,
};
