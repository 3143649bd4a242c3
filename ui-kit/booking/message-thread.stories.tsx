import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Badge } from "../feedback/badge.tsx";
import { MessageThread } from "./message-thread.tsx";

const guide = {
  use: [
    "In a question before a booking, on both sides: what the client wrote, what the practitioner answered, and the decision that came with it.",
  ],
  avoid: [
    "Comment for what both write about a session after it.",
    "SessionHistory for events; a message is what a person wrote.",
  ],
  words: {
    rule:
      "The reader is “You”; a decision is said from the practitioner's side and closes nothing for ever.",
    et: "Praegu mitte minu juures",
    en: "Not with me now",
    ru: "Сейчас не у меня",
  },
  examples: [{
    right: "NotNow",
    wrong: "Rejected",
    why:
      "“Rejected” speaks about the person; the decision is about this practice, with this practitioner, at this time.",
  }],
  related: ["Booking/Comment", "Feedback/Badge", "Booking/VerdictNote"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/MessageThread",
  component: MessageThread,
  parameters: { guide },
} satisfies Meta<
  typeof MessageThread
>;

export default meta;

type Story = StoryObj<typeof meta>;

const question = {
  id: "1",
  own: true,
  from: "You",
  when: "20 Nov, 9:00",
  text: "I am in week 20.\nDoes breathwork suit me?",
};
const answer = {
  id: "2",
  own: false,
  from: "Külli",
  when: "20 Nov, 14:30",
  text: "Gently, yes. Tell me on the day how you feel.",
  mark: <Badge tone="success" icon="check">You can book</Badge>,
};

export const Waiting: Story = { args: { messages: [question] } };
export const Answered: Story = { args: { messages: [question, answer] } };
export const LongText: Story = {
  args: {
    messages: [{
      ...question,
      text: "Kirjutaksintervjueerimisküsimustikustpikemaltkuileheleruumijätkubjaseerääkimata. "
        .repeat(
          6,
        ),
    }, answer],
  },
};
/** Markup is shown as it was typed. */
export const Markup: Story = {
  args: { messages: [{ ...question, text: "<b>week 20</b> & <script>alert(1)</script>" }] },
};
export const RightToLeft: Story = { ...Answered, globals: { direction: "rtl" } };
export const NotNow: Story = {
  args: {
    messages: [question, {
      ...answer,
      text: "I would wait until after the birth. Massage is gentle and may help until then.",
      mark: <Badge icon="x">Not with me now</Badge>,
    }],
  },
};
export const Rejected: Story = {
  args: {
    messages: [question, {
      ...answer,
      text: "No.",
      mark: <Badge tone="error" icon="x">Rejected</Badge>,
    }],
  },
};
