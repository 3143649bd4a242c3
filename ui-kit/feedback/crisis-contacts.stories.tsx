import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CrisisContacts } from "./crisis-contacts.tsx";

const guide = {
  use: [
    "In the test when an answer says that life is in danger: the numbers take the place of the question.",
    "At the start of the test where no scripts run.",
  ],
  avoid: [
    "Footer for the line with both numbers that ends every other page.",
    "Note for advice that is not urgent, such as talking to a doctor first.",
  ],
  words: {
    rule:
      "The label says what the number is for, in one line. The button repeats the number, nothing else.",
    et: "Helista 116 123",
    en: "Call 116 123",
    ru: "Позвонить 116 123",
  },
  examples: [{
    right: "Default",
    wrong: "SixNumbers",
    why:
      "Six numbers ask for a choice from a person who cannot make one now. Two are enough, the urgent one first.",
  }],
  related: ["Layout/Footer", "Layout/QuestionLayout", "Navigation/QuickExit"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/CrisisContacts",
  component: CrisisContacts,
  parameters: {
    guide,
    keyboard: { "Enter": "calls the number" },
  },
} satisfies Meta<typeof CrisisContacts>;

export default meta;

type Story = StoryObj<typeof meta>;

const contacts = [
  { number: "112", label: "Emergency services", callLabel: "Call 112" },
  {
    number: "116 123",
    label: "Emotional support and pastoral care line",
    hint: "If there is no immediate danger, but it is very hard.",
    callLabel: "Call 116 123",
  },
];

export const Default: Story = { args: { contacts } };
export const LongNames: Story = {
  args: {
    contacts: [{
      number: "116 006",
      label: "Ohvriabi kriisitelefon, mis kuulab ja aitab leida turvalise koha",
      callLabel: "Позвонить по номеру 116 006",
    }],
  },
};
export const Phone: Story = {
  args: { contacts },
  globals: { viewport: { value: "phone" } },
};
export const SixNumbers: Story = {
  args: {
    contacts: [
      ["112", "Emergency services"],
      ["116 123", "Emotional support"],
      ["116 006", "Victim support"],
      ["116 111", "Children and parents"],
      ["1220", "Family doctors"],
      ["655 8088", "Helpline, evenings"],
    ].map(([number = "", label]) => ({ number, label, callLabel: `Call ${number}` })),
  },
};
