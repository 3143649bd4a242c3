import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { ZoneLabel } from "./zone-label.tsx";

const guide = {
  use: [
    "Where times are shown whose clock differs from the viewer's: moving a session, the practitioner's calendar, days of a stay elsewhere.",
  ],
  avoid: [
    "Ticket and BookingSummary, which name the zone in their own lines.",
    "MenuButton or ComboBox when the viewer may change the zone, as in the booking.",
  ],
  words: {
    rule: "The zone by its town or usual name, and what the clock there shows; never GMT+2 alone.",
    et: "Tallinna aeg, praegu 16:52",
    en: "Tallinn time, 16:52 now",
    ru: "Таллинское время, сейчас 16:52",
  },
  examples: [{
    right: "Tallinn",
    wrong: "OffsetOnly",
    why:
      "Few people know their offset, and it changes twice a year; a town and the time there can be checked by looking at a clock.",
  }],
  related: ["Booking/IconList", "Booking/Ticket", "Booking/BookingSummary"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/ZoneLabel",
  component: ZoneLabel,
  parameters: { guide },
} satisfies Meta<typeof ZoneLabel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tallinn: Story = { args: { children: "Tallinn time, 16:52 now" } };
export const AnotherZone: Story = {
  args: { children: "Times are shown for Buenos Aires, 11:52 now; in Tallinn it is 16:52" },
};
export const OffsetOnly: Story = { args: { children: "UTC+02:00 (EET)" } };
export const LongWords: Story = {
  args: { children: "Kesk-Euroopa suveaja järgi, praegu 16:52" },
};
