import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  parameters: { keyboard: { "Tab": "leaves the field; Enter starts a new line" } },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: "A note for the practitioner", name: "note" } };
export const Invalid: Story = {
  args: { label: "A note", name: "note", error: "At most 500 letters." },
};
export const Filled: Story = {
  args: {
    label: "Your note",
    name: "note",
    description: "Only you see this.",
    defaultValue: "My shoulders let go only at the end.\nNext time: ask about the breathing.",
  },
};
export const OwnWords: Story = {
  args: {
    label: "Your sentence",
    name: "sentence",
    serif: true,
    defaultValue: "I help you notice where the body holds tension.",
    aside: "47 / 160",
  },
};
export const Disabled: Story = {
  args: { label: "Your note", name: "note", defaultValue: "Slept well.", disabled: true },
};
