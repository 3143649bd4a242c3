import type { Meta, StoryObj } from "@storybook/react-vite";
import { AgendaRow } from "./agenda-row.tsx";

const meta = {
  title: "Booking/AgendaRow",
  component: AgendaRow,
  parameters: { keyboard: { "Tab": "moves to the session", "Enter": "opens it" } },
  decorators: [(Story) => <ol>{Story()}</ol>],
} satisfies Meta<typeof AgendaRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  args: {
    time: { from: "13:30", until: "14:20", dateTime: "2026-11-24T11:30:00Z" },
    name: "Oleg Petrov",
    initials: "OP",
    href: "/oleg",
    meeting: "session 1",
    practice: { group: "talking", name: "Psychotherapy" },
    place: { icon: "video", text: "by video" },
    status: { value: "booked", label: "Booked" },
  },
};
export const Next: Story = { args: { ...Booked.args, next: "next, in 40 minutes" } };
export const Rated: Story = {
  args: {
    ...Booked.args,
    status: { value: "finished", label: "Finished" },
    rating: { stars: 4, label: "4 of 5" },
  },
};
export const Cancelled: Story = {
  args: { ...Booked.args, status: { value: "cancelled", label: "Cancelled" } },
};
export const Current: Story = { args: { ...Booked.args, current: true } };
