import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";

const meta = {
  title: "Booking/ConfirmBar",
  component: ConfirmBar,
  parameters: { keyboard: { "Enter, Space": "presses the button" } },
} satisfies Meta<
  typeof ConfirmBar
>;

export default meta;

type Story = StoryObj<typeof meta>;

const action = <Button variant="primary">Continue</Button>;
export const Widget: Story = {
  args: { when: "Tue 24 Nov, 18:15–19:05", note: "Held for you, 4:32 left", action },
};
export const Page: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    place: "page",
    when: "Tue 24 Nov, 18:15",
    note: "Body psychotherapy · 50 min · €65",
    action,
  },
};
