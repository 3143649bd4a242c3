import type { Meta, StoryObj } from "@storybook/react-vite";
import { CrisisContacts } from "./crisis-contacts.tsx";

const meta = {
  title: "Feedback/CrisisContacts",
  component: CrisisContacts,
  parameters: { keyboard: { "Enter": "calls the number" } },
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
