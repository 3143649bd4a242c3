import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Link } from "../controls/link.tsx";
import { FactList } from "./fact-list.tsx";

const guide = {
  use: [
    "On the last view of a booking and on the page of a booking: place, price and last free minute, each with what can be done about it.",
    "Under “No email?” while a code is awaited, with each cause beside its cure.",
  ],
  avoid: [
    "IconList for facts that are only read, in a card or a header.",
    "DescriptionList for names and values without icons, ActionList when each row is a way to go on.",
  ],
  words: {
    rule: "First the fact or what to do, below it in small letters what follows from it.",
    et: "Saada uus kood. Eelmine lakkab siis kehtimast",
    en: "Get a new code. The earlier one stops working",
    ru: "Получить новый код. Прежний перестанет действовать",
  },
  examples: [{
    right: "Booked",
    wrong: "ActionOnEveryFact",
    why:
      "A price and a deadline are to be known and not to be pressed; six buttons hide the one for the way there.",
  }],
  related: ["Booking/IconList", "Layout/DescriptionList", "Controls/ActionList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/FactList",
  component: FactList,
  parameters: { guide },
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
export const RightToLeft: Story = { ...Booked, globals: { direction: "rtl" } };
export const ActionOnEveryFact: Story = {
  args: {
    items: [
      {
        icon: "map-pin",
        text: "Poska 12, Tallinn",
        action: (
          <>
            <Button small>Copy</Button> <Button small>Map</Button>
          </>
        ),
      },
      {
        icon: "wallet",
        text: "€65, paid on site",
        action: (
          <>
            <Button small>Details</Button> <Button small>Convert</Button>
          </>
        ),
      },
      {
        icon: "calendar-off",
        text: "Free to cancel until Mon 23 Nov, 18:15",
        action: (
          <>
            <Button small>Rules</Button> <Button small>Remind me</Button>
          </>
        ),
      },
    ],
  },
};
