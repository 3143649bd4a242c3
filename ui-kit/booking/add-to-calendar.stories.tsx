import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";

const guide = {
  use: [
    "On the last view of a booking as a row of buttons: the time is fixed, and the person's own calendar is where it gets lost or kept.",
    "In the card of a booked session in the journal, and in the practitioner's agenda, as one menu among the other actions.",
  ],
  avoid: [
    "FileLinks for documents of many sessions, such as a year as CSV or a calendar feed.",
    "ShareButton when an address goes to another person instead of into the own calendar.",
  ],
  words: {
    rule: "Calendars by the names that their makers use; only the file is named by what it is.",
    et: "Lisa kalendrisse: Google, Outlook, Apple, fail (.ics)",
    en: "Add to calendar: Google, Outlook, Apple, file (.ics)",
    ru: "Добавить в календарь: Google, Outlook, Apple, файл (.ics)",
  },
  related: ["Navigation/MenuButton", "Navigation/FileLinks", "Booking/FactList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/AddToCalendar",
  component: AddToCalendar,
  parameters: {
    guide,
    keyboard: { "↓, Enter, Space": "opens the menu", "Tab": "moves through buttons" },
  },
  args: {
    label: "Add to calendar",
    names: {
      google: "Google Calendar",
      outlook: "Outlook",
      apple: "Apple Calendar",
      file: "Other (.ics file)",
    },
    links: {
      google: "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Appointment",
      outlook: "https://outlook.live.com/calendar/0/deeplink/compose?subject=Appointment",
    },
    onFile: () => {},
  },
} satisfies Meta<typeof AddToCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const MenuOpen: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};
export const Buttons: Story = { args: { variant: "buttons" } };
export const Downloading: Story = { args: { variant: "buttons", filePending: true } };
export const LongNames: Story = {
  args: {
    variant: "buttons",
    label: "Добавить встречу в личный календарь",
    names: {
      google: "Календарь Google",
      outlook: "Календарь Outlook",
      apple: "Календарь Apple",
      file: "Другая программа (файл .ics)",
    },
  },
  globals: { viewport: { value: "phone" } },
};
