import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../layout/skeleton.tsx";
import { SessionHistory } from "./session-history.tsx";

const meta = {
  title: "Booking/SessionHistory",
  component: SessionHistory,
  parameters: { keyboard: { "Enter": "opens or closes it" } },
} satisfies Meta<typeof SessionHistory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    title: "History",
    lines: [
      { dateTime: "2026-11-12T10:04:00Z", when: "Thu 12 Nov, 12:04", what: "You booked" },
      {
        dateTime: "2026-11-20T08:15:00Z",
        when: "Fri 20 Nov, 10:15",
        what: "Külli Mägi moved it to another time",
        reason: "The room is being painted.",
      },
    ],
  },
};
export const Closed: Story = { args: { title: "History" } };
export const Loading: Story = {
  args: { open: true, title: "History", fallback: <Skeleton label="Loading" count={2} /> },
};
