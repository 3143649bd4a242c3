import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { SlotList } from "./slot-list.tsx";

const guide = {
  use: [
    "On the practitioner's page of working hours, as the preview: the times that clients would see with the hours as they are now, before saving.",
  ],
  avoid: [
    "SlotPicker when a time is chosen, Slot when it leads to a booking.",
    "AvailabilityWeek for the hours themselves.",
  ],
  words: {
    rule: "A day without times has a question that explains it, not the word “none”.",
    et: "Miks vabu aegu ei ole?",
    en: "Why are there no free times?",
    ru: "Почему нет свободного времени?",
  },
  examples: [{
    right: "Default",
    wrong: "NoReasonForNoTimes",
    why:
      "The practitioner sees that something is wrong and not what: a rule, a break or another calendar may be the cause.",
  }],
  related: ["Booking/AvailabilityWeek", "Booking/SlotPicker", "Booking/Slot"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/SlotList",
  component: SlotList,
  parameters: { guide },
} satisfies Meta<
  typeof SlotList
>;

export default meta;

type Story = StoryObj<typeof meta>;

function at(date: string, ...times: string[]) {
  return times.map((text) => ({ dateTime: `${date}T${text}`, text }));
}

const days = [
  {
    date: "2026-11-24",
    name: "Tue 24 Nov",
    groups: [
      { where: "Poska 12", times: at("2026-11-24", "10:00", "10:30", "11:00", "11:30", "12:00") },
      { where: "Video", times: at("2026-11-24", "16:00", "16:30", "17:00") },
    ],
  },
  {
    date: "2026-11-25",
    name: "Wed 25 Nov",
    groups: [],
    fallback: (
      <div>
        <Button variant="quiet" small>Why are there no free times?</Button>
      </div>
    ),
  },
  {
    date: "2026-11-26",
    name: "Thu 26 Nov",
    groups: [{ where: "Video", times: at("2026-11-26", "9:00", "9:30") }],
  },
];
export const Default: Story = { args: { days } };
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { days },
};
export const ManyTimes: Story = {
  args: {
    days: [{
      date: "2026-12-31",
      name: "Thu 31 Dec",
      groups: [{
        where: "Kehapsühhoteraapia keskus, Jaan Poska 12, Kadriorg, Tallinn",
        times: at(
          "2026-12-31",
          ...Array.from(
            { length: 48 },
            (_, i) => `${8 + Math.floor(i / 4)}:${["00", "15", "30", "45"][i % 4]}`,
          ),
        ),
      }],
    }],
  },
};
export const NoReasonForNoTimes: Story = {
  args: {
    days: days.map((day) => day.groups.length > 0 ? day : { ...day, fallback: <p>None</p> }),
  },
};
