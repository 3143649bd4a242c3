import type { Meta, StoryObj } from "@storybook/react-vite";
import { HoldRing } from "./hold-ring.tsx";

const meta = {
  title: "Booking/HoldRing",
  component: HoldRing,
} satisfies Meta<typeof HoldRing>;

export default meta;

type Story = StoryObj<typeof meta>;

function text(left: string) {
  return (
    <>
      This time is held for you, <b>{left}</b> left
    </>
  );
}

export const Whole: Story = { args: { left: 1, children: text("15:00") } };
export const Half: Story = { args: { left: 0.52, children: text("7:48") } };
export const Over: Story = { args: { left: 0, children: "No longer held" } };
