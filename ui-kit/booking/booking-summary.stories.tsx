import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { kulli } from "../compositions/people.tsx";
import { BookingSummary } from "./booking-summary.tsx";

const guide = {
  use: [
    "In the side column of the booking page while time and details are chosen: with whom, which practice, how long, how it is paid and where.",
  ],
  avoid: [
    "Ticket as soon as a time is chosen; it then stays at the same place until it is booked.",
    "FactList after the booking, when the facts have actions such as directions or the call.",
  ],
  words: {
    rule: "The price says at once how it is paid; a place is its address and not “on site”.",
    et: "65 €, maksad kohapeal",
    en: "€65, to pay on site",
    ru: "65 €, оплата на месте",
  },
  related: ["Booking/Ticket", "Booking/IconList", "Booking/FactList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/BookingSummary",
  component: BookingSummary,
  parameters: { guide },
} satisfies Meta<
  typeof BookingSummary
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnSite: Story = {
  args: {
    name: "Külli Mägi",
    photo: kulli.photo,
    practice: { group: "somatic", name: "Body psychotherapy" },
    items: [{ icon: "clock", text: "50 minutes" }, { icon: "wallet", text: "€65, paid on site" }, {
      icon: "map-pin",
      text: "Poska 12, Tallinn",
    }],
    terms: "Free to cancel or move until 24 hours before.",
  },
};
export const Video: Story = {
  args: {
    name: "Mart Šmidt",
    practice: { group: "talking", name: "Introductory call" },
    items: [{ icon: "clock", text: "15 minutes" }, { icon: "wallet", text: "free" }, {
      icon: "video",
      text: "by video",
    }],
  },
};
export const LongNames: Story = {
  args: {
    ...OnSite.args,
    name: "Mari-Magdaleena Kirsimägi-Ploompuu",
    practice: { group: "other", name: "Neurolingvistiline programmeerimine, esmakohtumine" },
    terms:
      "Tasuta saad tühistada või muuta kuni 24 tundi enne. Hiljem näed hinda enne kinnitamist.",
  },
};
export const RightToLeft: Story = { ...OnSite, globals: { direction: "rtl" } };
export const WithoutPicture: Story = {
  args: {
    name: "Külli Mägi",
    practice: { group: "somatic", name: "Body psychotherapy" },
    items: OnSite.args!.items!,
  },
};
