import type { Meta, StoryObj } from "@storybook/react-vite";
import { OfferList } from "./offer-list.tsx";

const meta = {
  title: "Booking/OfferList",
  component: OfferList,
  parameters: { keyboard: { "Enter": "opens the practitioner or the time" } },
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
