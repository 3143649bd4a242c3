import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuestionRings, type QuestionState } from "./question-rings.tsx";

const meta = {
  title: "Layout/QuestionRings",
  component: QuestionRings,
  decorators: [(Story) => (
    <div style={{ inlineSize: "min(320px, 100%)" }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof QuestionRings>;

export default meta;

type Story = StoryObj<typeof meta>;

const coming = (count: number): QuestionState[] => Array(count).fill("coming");

export const Default: Story = {
  args: {
    label: "Question 8 of 16",
    parts: [
      ["answered", "answered", "answered", "skipped", "answered", "answered"],
      ["answered", "now", ...coming(4)],
      coming(4),
    ],
  },
};
export const Empty: Story = { args: { parts: [coming(6), coming(6), coming(4)] } };
export const Complete: Story = {
  args: {
    label: "All 16 questions are answered",
    parts: [6, 6, 4].map((count): QuestionState[] => Array(count).fill("answered")),
  },
};
export const Small: Story = {
  args: { ...Default.args, parts: Default.args!.parts!, variant: "small" },
};
