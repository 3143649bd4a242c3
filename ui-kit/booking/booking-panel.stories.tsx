import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookingPanel } from "./booking-panel.tsx";
import { DayHeading } from "./day-heading.tsx";

const meta = {
  title: "Booking/BookingPanel",
  component: BookingPanel,
  parameters: {
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
