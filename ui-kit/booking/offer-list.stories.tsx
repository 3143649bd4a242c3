import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { OfferList } from "./offer-list.tsx";

const guide = {
  use: [
    "Inside a recommended practice of the test's results: who offers it, with two real times each.",
    "Before a booking that does not suit: other practices that help with the same, and in a question: whom to write to.",
  ],
  avoid: [
    "PractitionerCard in the search, where people are compared by price, place and words.",
    "PersonStrip when only the way to the profile is wanted.",
  ],
  words: {
    rule: "Without times the way on stands in their place, never an empty column.",
    et: "Vabu aegu ei ole. Vaata profiili",
    en: "No free times. See the profile",
    ru: "Свободного времени нет. Открыть профиль",
  },
  related: ["Booking/AdviceRow", "Booking/Slot", "Booking/PractitionerCard", "Booking/PersonStrip"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/OfferList",
  component: OfferList,
  parameters: { guide, keyboard: { "Enter": "opens the practitioner or the time" } },
} satisfies Meta<typeof OfferList>;

export default meta;

type Story = StoryObj<typeof meta>;

const mart = {
  id: "mart",
  name: "Mart Šmidt",
  href: "/therapist/view/mart-smidt",
  detail: "70 € · 50 min · Tallinn · Estonian, English",
  times: [
    ["Mon 23 Nov", "9:15", "2026-11-23T07:15:00Z"],
    ["Tue 24 Nov", "16:00", "2026-11-24T14:00:00Z"],
  ].map(([day = "", time = "", dateTime = ""]) => ({
    day,
    time,
    dateTime,
    href: `/booking?start=${dateTime}`,
    label: `Book Mart Šmidt, ${day} ${time}`,
  })),
};

export const Default: Story = {
  args: {
    "aria-label": "Practitioners",
    offers: [mart, { ...mart, id: "siim", name: "Siim Laur", times: [], fallback: "No free time" }],
  },
};
export const LongNames: Story = {
  args: {
    "aria-label": "Practitioners",
    offers: [{
      ...mart,
      name: "Maarja-Liis Tammelaid-Konstantinova",
      detail: "120 € · 90 min · Haapsalu ja Rohuküla · eesti, vene, inglise, soome",
    }],
  },
};
export const Phone: Story = { args: Default.args!, globals: { viewport: { value: "phone" } } };
export const WithoutTimes: Story = {
  args: {
    "aria-label": "Whom would you like to ask?",
    offers: ["Mart Šmidt", "Siim Laur"].map((name) => ({
      ...mart,
      id: name,
      name,
      times: [],
    })),
  },
};
export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
