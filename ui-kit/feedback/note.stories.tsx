import type { Meta, StoryObj } from "@storybook/react-vite";
import { Slot } from "../booking/slot.tsx";
import { Note } from "./note.tsx";

const meta = {
  title: "Feedback/Note",
  component: Note,
  parameters: { keyboard: { "Escape": "closes a floating note" } },
} satisfies Meta<typeof Note>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { children: "11:30 was taken a moment ago. Nearest free: 10:15." },
};
export const Success: Story = {
  args: { tone: "success", children: "It's yours: Tue 24 Nov, 18:15." },
};
export const Warning: Story = {
  args: { tone: "warning", children: "Talk to us before TRE if you are pregnant." },
};
export const Error: Story = { args: { tone: "error", children: "We couldn't send the mail." } };
export const Floating: Story = {
  args: { icon: "cloud-off", urgent: true, onClose: () => {}, children: "You are offline." },
};
export const WithActions: Story = {
  args: {
    tone: "warning",
    icon: "clock",
    urgent: true,
    children: "Tue 24 Nov 18:15 was just taken. Nearest:",
    actions: <Slot day="Tue 24 Nov" time="19:30" variant="spread" />,
  },
};
