import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../feedback/badge.tsx";
import { MessageThread } from "./message-thread.tsx";

const meta = { title: "Booking/MessageThread", component: MessageThread } satisfies Meta<
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
export const RightToLeft: Story = { ...Answered, parameters: { direction: "rtl" } };
