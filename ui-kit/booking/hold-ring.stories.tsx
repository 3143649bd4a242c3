import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { HoldRing } from "./hold-ring.tsx";

const guide = {
  use: [
    "Below the code field of a booking and on the sign-in that leads back to it: how much of the fifteen minutes is left.",
  ],
  avoid: [
    "Progress for work of ours that goes on, such as an upload.",
    "CompletenessRing for parts of a profile that are ready.",
  ],
  words: {
    rule: "First whose time it is, then how long; the last minute is said once and just as calmly.",
    et: "Aeg on sinu jaoks kinni veel 7:48",
    en: "The time is held for you for another 7:48",
    ru: "Время закреплено за вами ещё 7:48",
  },
  examples: [{
    right: "LastMinute",
    wrong: "Alarm",
    why:
      "A person who copies six digits from a mail makes mistakes when they are hurried; nothing bad happens when the ring closes.",
  }],
  related: ["Booking/ConfirmBar", "Booking/Ticket", "Feedback/CompletenessRing"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/HoldRing",
  component: HoldRing,
  parameters: { guide },
} satisfies Meta<typeof HoldRing>;

export default meta;

type Story = StoryObj<typeof meta>;

function text(left: string) {
  return (
    <>
      This time is held for you, <b>{left}</b> left
    </>
  );
}

export const Whole: Story = { args: { left: 1, children: text("15:00") } };
export const Half: Story = { args: { left: 0.52, children: text("7:48") } };
export const Over: Story = { args: { left: 0, children: "No longer held" } };
export const LastMinute: Story = {
  args: { left: 0.05, children: "Your time is held for one more minute." },
};
export const LongText: Story = {
  args: { left: 0.52, children: "Время закреплено за вами ещё 7:48, код придёт письмом" },
  globals: { viewport: { value: "phone" } },
};
export const Alarm: Story = {
  args: { left: 0.05, children: "Hurry! In 0:45 you lose your time to another client!" },
};
