import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Skeleton } from "../layout/skeleton.tsx";
import { SessionHistory } from "./session-history.tsx";
import { Failed } from "../layout/failed.tsx";

const guide = {
  use: [
    "At the foot of a session, for both sides: booked, moved, cancelled, each with its reason.",
    "Below the certificates of a profile and in the administration: what was checked and when.",
  ],
  avoid: [
    "DecisionChain for why something was decided.",
    "ReadList for who has seen personal data; that list is never folded away.",
  ],
  words: {
    rule:
      "Who did what, in the past tense and in the order of time; the reason is quoted as it was written.",
    et: "Viidud teisele ajale",
    en: "Moved to another time",
    ru: "Перенос на другое время",
  },
  related: ["Booking/SessionCard", "Booking/DecisionChain", "Layout/ReadList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/SessionHistory",
  component: SessionHistory,
  parameters: { guide, keyboard: { "Enter": "opens or closes it" } },
} satisfies Meta<typeof SessionHistory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    title: "History",
    lines: [
      { dateTime: "2026-11-12T10:04:00Z", when: "Thu 12 Nov, 12:04", what: "You booked" },
      {
        dateTime: "2026-11-20T08:15:00Z",
        when: "Fri 20 Nov, 10:15",
        what: "Külli Mägi moved it to another time",
        reason: "The room is being painted.",
      },
    ],
  },
};
export const Closed: Story = { args: { title: "History" } };
export const Loading: Story = {
  args: { open: true, title: "History", fallback: <Skeleton label="Loading" count={2} /> },
};
export const DidNotLoad: Story = {
  args: {
    open: true,
    title: "History",
    fallback: <Failed message="We couldn’t load the history." retryLabel="Try again" />,
  },
};
export const LongReason: Story = {
  args: {
    open: true,
    title: "История",
    lines: [{
      dateTime: "2026-12-31T21:59:00Z",
      when: "чт, 31 дек 2026 г., 23:59",
      what: "Александра Константинопольская: перенос на другое время",
      reason:
        "Kahjuks jäin haigeks ja lasteaed on suletud, seepärast palun väga vabandust ja pakun uut aega kohe pärast pühi.",
    }],
  },
  globals: { viewport: { value: "phone" } },
};
