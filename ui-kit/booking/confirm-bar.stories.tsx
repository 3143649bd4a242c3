import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";
import { unbrokenRange } from "../layout/unbroken-range.ts";

const guide = {
  use: [
    "In the booking: the chosen time and the one next step stay in sight below the times that scroll.",
    "Below 992 px on the page of a practitioner: the chosen time, or else the next free one, stays in reach while the text is read.",
  ],
  avoid: [
    "SaveBar for changes that are not saved, ShortlistBar for kept practitioners.",
    "Ticket once the person fills in details; it carries the time from there on.",
  ],
  words: {
    rule: "Say how long the time is held and not how many others look at it.",
    et: "Aeg on sinu jaoks kinni veel 4:32",
    en: "Held for you, 4:32 left",
    ru: "Время закреплено за вами, осталось 4:32",
  },
  examples: [{
    right: "Widget",
    wrong: "Pressure",
    why:
      "The time is held, so there is no hurry; pressure drives away the tired person this product is made for.",
  }],
  related: ["Booking/HoldRing", "Booking/Ticket", "Booking/SlotPicker", "Feedback/SaveBar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/ConfirmBar",
  component: ConfirmBar,
  parameters: { guide, keyboard: { "Enter, Space": "presses the button" } },
} satisfies Meta<
  typeof ConfirmBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

const action = <Button variant="primary">Continue</Button>;
export const Widget: Story = {
  args: {
    when: `Tue 24 Nov, ${unbrokenRange("18:15", "19:05")}`,
    note: "Held for you, 4:32 left",
    action,
  },
};
export const Page: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    place: "page",
    when: "Tue 24 Nov, 18:15",
    note: "Body psychotherapy · 50 min · €65",
    action,
  },
};
export const NoLongerHeld: Story = {
  args: {
    when: `Tue 24 Nov, ${unbrokenRange("18:15", "19:05")}`,
    note: "No longer held",
    action: <Button>Hold it again</Button>,
  },
};
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    when: "teisipäev, 24. november kell 18:15 (GMT+10:30)",
    note: "Neurolingvistiline programmeerimine · 120 min · 105 €",
    action: <Button variant="primary">Broneeri T 24. nov kell 18:15</Button>,
  },
};
export const Pressure: Story = {
  args: {
    when: "Tue 24 Nov, 18:15",
    note: "Only 2 left! 5 people are looking at this time",
    action: <Button variant="primary">Hurry, book now!</Button>,
  },
};
