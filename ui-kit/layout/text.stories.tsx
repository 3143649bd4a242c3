import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Text } from "./text.tsx";

const guide = {
  use: [
    "Lead (serif) for the words of people and of outcomes: a practitioner's sentence, “It's yours”. Small and soft for what stands beside; caption for a request number.",
    "Numeric wherever digits stand below each other.",
  ],
  avoid: [
    "Prose for several paragraphs, Section and PageHeader for headings.",
    "Badge, StatusChip or StateText for a state.",
  ],
  examples: [{
    right: "WordsOfAPersonInSerif",
    wrong: "OperationInSerif",
    why: "Serif is for people's words; a technical note in it sounds like a quotation.",
  }],
  related: ["Layout/Prose", "Layout/Section", "Feedback/StateText"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Text", component: Text, parameters: { guide } } satisfies Meta<
  typeof Text
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  args: { size: "lead", children: "I help you notice where the body holds tension." },
};
export const Reading: Story = {
  args: { size: "reading", children: "For prose, courses and terms." },
};
export const Small: Story = { args: { size: "small", tone: "soft", children: "Meta and labels." } };
export const Caption: Story = {
  args: { size: "caption", tone: "faint", numeric: true, children: "Request 0193" },
};
export const LongWords: Story = {
  args: {
    size: "lead",
    lang: "et",
    children: "Isikuandmetetöötlusnõusolekudokumentatsioon ja kehapsühhoteraapiakohtumised",
  },
  globals: { viewport: { value: "phone" } },
};
export const WordsOfAPersonInSerif: Story = {
  args: { size: "lead", children: "I work slowly and without pressure." },
};
export const OperationInSerif: Story = {
  args: { size: "lead", children: "PDF, JPG or PNG up to 10 MB." },
};
