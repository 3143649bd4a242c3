import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { DayHeading } from "./day-heading.tsx";
import { Button } from "../controls/button.tsx";
import { Failed } from "../layout/failed.tsx";
import { Skeleton } from "../layout/skeleton.tsx";
import { Text } from "../layout/text.tsx";

const guide = {
  use: [
    "On the page of a practitioner or a team, beside the text from 992 px and right below the header on a phone: meeting type, week, times, and the button with the exact time.",
    "At the same place when no new clients are taken: the panel then says so and shows the way on.",
  ],
  avoid: [
    "ConfirmBar for the chosen time inside the booking itself.",
    "Panel (the deep field) for an invitation: this one is a tool, not a call.",
  ],
  words: {
    rule: "The heading names the state and not the tool; the terms give the hour and not the rule.",
    et: "Tasuta tühistamine kuni E 23. nov kell 18:15.",
    en: "Free to cancel until Mon 23 Nov, 18:15.",
    ru: "Отменить бесплатно можно до: пн, 23 ноя, 18:15.",
  },
  examples: [{
    right: "NoNewClients",
    wrong: "NoNewClientsAndNoWayOn",
    why:
      "A panel in which nothing can be done is a closed door; say who is let in and where there are others.",
  }],
  related: ["Booking/WeekStrip", "Booking/SlotPicker", "Booking/DayHeading", "Booking/ConfirmBar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/BookingPanel",
  component: BookingPanel,
  parameters: {
    guide,
    keyboard: { "Tab": "moves through practice, meeting type, week, times and button" },
  },
} satisfies Meta<
  typeof BookingPanel
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoSelection: Story = {
  args: {
    heading: "Free times",
    zone: "Tallinn time",
    terms: "Free to cancel until 24 hours before.",
    children: <DayHeading day="Tuesday, 24 November" free="5 free" />,
  },
};
/** In browsers without scripts the links replace everything below the heading. */
export const WithLinksWithoutScripts: Story = {
  args: { ...NoSelection.args, withoutScripts: <a href="/book">Tuesday, 24 November, 18:15</a> },
};
export const Loading: Story = {
  args: {
    heading: "Free times",
    loading: true,
    children: <Skeleton label="Loading free times" shape="slots" count={3} />,
  },
};
export const NoNewClients: Story = {
  args: {
    heading: "No new clients right now",
    children: (
      <Text>
        Külli Mägi takes no new clients at the moment. If the two of you have already met, you can
        book as always.
      </Text>
    ),
    action: <Button block>We have met before</Button>,
    footer: <Button variant="quiet" small href="/">Find another practitioner</Button>,
  },
};
export const NoNewClientsAndNoWayOn: Story = {
  args: {
    heading: "Booking is closed",
    children: <Text>This practitioner is currently unavailable.</Text>,
    action: <Button block disabled>Book</Button>,
  },
};
export const TimesDidNotLoad: Story = {
  args: {
    heading: "Free times",
    children: <Failed message="We couldn’t load the times." retryLabel="Try again" />,
  },
};
export const LongWords: Story = {
  args: { ...NoSelection.args!, heading: "Vastuvõtuajad kehapsühhoterapeudi juures" },
};
