import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { WorkWeekLegend } from "./work-week-legend.tsx";

const guide = {
  use: [
    "Once with the practitioner's calendar, folded on a phone, so that hatching, dashes and grey are read without guessing.",
  ],
  avoid: [
    "PracticeLabel for the colours of practice groups, which are named at each session.",
    "Tooltip for a single block; its label already says everything.",
  ],
  words: {
    rule: "One or two words a kind, in small letters, in the order of how often they occur.",
    et: "vastuvõtt, kohtumine, paus, hoitud, muu kalender",
    en: "working hours, session, break, held, other calendar",
    ru: "часы приёма, встреча, перерыв, удерживается, другой календарь",
  },
  related: ["Booking/WorkWeek", "Booking/PracticeLabel"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/WorkWeekLegend",
  component: WorkWeekLegend,
  parameters: { guide },
  args: {
    label: "Kinds of time",
    items: [
      { kind: "open", label: "working hours" },
      { kind: "session", label: "session" },
      { kind: "break", label: "break" },
      { kind: "hold", label: "held" },
      { kind: "busy", label: "other calendar" },
    ],
  },
} satisfies Meta<typeof WorkWeekLegend>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
export const LongWords: Story = {
  args: {
    label: "Виды времени",
    items: [
      { kind: "open", label: "часы приёма" },
      { kind: "session", label: "встреча" },
      { kind: "break", label: "перерыв" },
      { kind: "hold", label: "удерживается" },
      { kind: "busy", label: "другой календарь" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
