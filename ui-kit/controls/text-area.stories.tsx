import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  parameters: { keyboard: { "Tab": "leaves it; Enter begins a new line" } },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = { args: { label: "A note for the practitioner", name: "note" } };
export const Refused: Story = {
  args: { label: "A note", name: "note", error: "At most 500 letters." },
};
