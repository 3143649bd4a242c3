import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Failed } from "../layout/failed.tsx";
import { BookingFrame } from "./booking-frame.tsx";

const guide = {
  use: [
    "In the dialog that opens from a free time, for our own booking page and for the page of Calendly.",
    "With `consent` when the page belongs to another company: nothing is loaded from there before.",
  ],
  avoid: [
    "BookingPanel where free times are shown by our own page; a frame is only for the booking itself.",
    "Link with a new tab when the other site merely informs, such as a register of certificates.",
  ],
  words: {
    rule: "Name the other site first, then what it receives; the button says what appears.",
    et: "Kalender asub lehel calendly.com. Näita kalendrit",
    en: "The calendar is on calendly.com. Show the calendar",
    ru: "Календарь находится на calendly.com. Показать календарь",
  },
  examples: [{
    right: "Consent",
    wrong: "VagueConsent",
    why: "It names neither the site nor what it receives, and “Accept” does not say what happens.",
  }],
  related: ["Booking/BookingPanel", "Layout/Failed", "Feedback/Dialog"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/BookingFrame",
  component: BookingFrame,
  parameters: { guide, keyboard: { "Tab": "moves through the page of the provider" } },
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
export const ConsentInLongWords: Story = {
  args: {
    ...frame,
    consent: {
      ...Consent.args!.consent!,
      title: "Календарь находится на scheduling.tervisekeskus-kadriorg.example.ee",
      text:
        "Когда вы откроете его, scheduling.tervisekeskus-kadriorg.example.ee получит ваш IP-адрес, имя и почту. До этого оттуда ничего не загружается.",
      label: "Показать календарь",
      rememberLabel: "Запомнить это на этом устройстве",
    },
  },
  globals: { viewport: { value: "phone" } },
};
export const VagueConsent: Story = {
  args: {
    ...frame,
    consent: {
      ...Consent.args!.consent!,
      title: "We value your privacy",
      text: "This content is provided by one of our partners. Their terms apply.",
      label: "Accept",
      rememberLabel: "Always accept partners",
    },
  },
};
