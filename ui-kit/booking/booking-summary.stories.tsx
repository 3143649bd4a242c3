import type { Meta, StoryObj } from "@storybook/react-vite";
import { kulli } from "../compositions/people.tsx";
import { BookingSummary } from "./booking-summary.tsx";

const meta = { title: "Booking/BookingSummary", component: BookingSummary } satisfies Meta<
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
