import type { Meta, StoryObj } from "@storybook/react-vite";
import { Failed } from "../layout/failed.tsx";
import { BookingFrame } from "./booking-frame.tsx";

const meta = {
  title: "Booking/BookingFrame",
  component: BookingFrame,
  parameters: { keyboard: { "Tab": "moves through the page of the provider" } },
} satisfies Meta<
  typeof BookingFrame
>;

export default meta;

type Story = StoryObj<typeof meta>;

const frame = {
  title: "Book a time with Külli Mägi",
  src: "about:blank",
  loadingLabel: "Loading the booking page",
};
export const Loading: Story = { args: frame };
export const Consent: Story = {
  args: {
    ...frame,
    consent: {
      title: "The calendar is on calendly.com",
      text:
        "When you open it, calendly.com learns the address of your device, your name and your email.",
      label: "Show the calendar",
      rememberLabel: "Remember this on this device",
      onAllow() {},
    },
  },
};
export const DidNotLoad: Story = {
  args: {
    ...frame,
    failure: <Failed message="You are offline." retryLabel="Try again" />,
  },
};
