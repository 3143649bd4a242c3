import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Link } from "../controls/link.tsx";
import { FactList } from "./fact-list.tsx";

const meta = {
  title: "Booking/FactList",
  component: FactList,
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  args: {
    items: [
      {
        icon: "map-pin",
        text: "Poska 12, Tallinn",
        detail: "Tallinn time",
        action: <Link href="#way">Directions</Link>,
      },
      { icon: "wallet", text: "€65, paid on site" },
      {
        icon: "calendar-off",
        text: "Free to cancel until",
        detail: "Mon 23 Nov, 18:15; later you see the cost first",
      },
    ],
  },
};
export const CausesAndCures: Story = {
  args: {
    items: [
      { icon: "clock", text: "Wait a minute", detail: "The code is in the subject of the mail" },
      { icon: "mail", text: "Look into the spam folder", detail: "The sender is Heaolu" },
      {
        icon: "rotate-ccw",
        text: "Send a new code",
        detail: "The previous one then stops working",
        action: <Button variant="quiet" small>Send</Button>,
      },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [{
      icon: "mail",
      text: "anna-kristiina.kuusemae-tammelaid.kehapsuhhoteraapia@somaatiline-kogemine.example.ee",
      action: <Link href="#change">Change</Link>,
    }],
  },
};
export const RightToLeft: Story = { ...Booked, parameters: { direction: "rtl" } };
