import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Slot } from "./slot.tsx";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { HoldRing } from "./hold-ring.tsx";

const guide = {
  use: [
    "As a link on a card, in a comparison or an advice: the tap opens the booking with this time held.",
    "As a button where a time was just taken: the nearest free times in its place.",
  ],
  avoid: [
    "SlotPicker for the times of a whole day, which are one choice and one Tab stop.",
    "Button for anything that is not a time.",
  ],
  words: {
    rule: "Day over time in the short form; the accessible name says whom and what the tap does.",
    et: "T 24. nov 18:15",
    en: "Tue 24 Nov, 18:15",
    ru: "вт, 24 ноя, 18:15",
  },
  screenReader:
    "A taken time is a disabled button: Tab passes it, and when it is read, its time is followed by “dimmed” or “unavailable”. In SlotPicker its name also ends with a word for it, such as “11:30, taken”. A chosen time is “pressed”. A time held for the reader stays pressed, and the ring beside it says how long; one that is held for another client is not offered.",
  examples: [{
    right: "ThreeTimesOutlined",
    wrong: "EveryTimeFilled",
    why:
      "Filled means chosen: when each time is filled, none is, and the chosen one cannot be seen any more.",
  }],
  related: ["Booking/SlotPicker", "Booking/PractitionerCard", "Booking/OfferList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/Slot",
  component: Slot,
  parameters: { guide, keyboard: { "Enter": "selects the time or follows the link" } },
} satisfies Meta<typeof Slot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { time: "18:15", dateTime: "2026-11-24T18:15" } };
export const Picked: Story = { args: { time: "18:15", picked: true } };
export const Taken: Story = { args: { time: "11:30", taken: true } };
export const Held: Story = {
  args: { time: "18:15", picked: true },
  render: (args) => (
    <Stack>
      <Slot {...args} />
      <HoldRing left={0.52}>
        This time is held for you, <b>7:48</b> left
      </HoldRing>
    </Stack>
  ),
};
export const Link: Story = {
  args: { day: "Tue 24 Nov", time: "18:15", variant: "spread", href: "/book" },
};
export const Stacked: Story = {
  args: { day: "Tue 24 Nov", time: "18:15", variant: "stacked", href: "/book" },
};
export const LongTime: Story = {
  args: {
    day: "воскресенье, 27 сентября",
    time: "18:15 (GMT+10:30)",
    variant: "stacked",
    href: "/book",
  },
};
export const ThreeTimesOutlined: Story = {
  args: { time: "18:15" },
  render: () => (
    <Row>
      <Slot day="Mon 23 Nov" time="9:15" href="/book?start=1" />
      <Slot day="Tue 24 Nov" time="18:15" href="/book?start=2" />
      <Slot day="Wed 25 Nov" time="16:45" href="/book?start=3" />
    </Row>
  ),
};
export const EveryTimeFilled: Story = {
  args: { time: "18:15" },
  render: () => (
    <Row>
      <Slot day="Mon 23 Nov" time="9:15" picked />
      <Slot day="Tue 24 Nov" time="18:15" picked />
      <Slot day="Wed 25 Nov" time="16:45" picked />
    </Row>
  ),
};
