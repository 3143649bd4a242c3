import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddToCalendar } from "./add-to-calendar.tsx";

const meta = {
  title: "Booking/AddToCalendar",
  component: AddToCalendar,
  parameters: { keyboard: { "↓, Enter, Space": "opens the menu", "Tab": "moves through buttons" } },
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
