import type { Meta, StoryObj } from "@storybook/react-vite";
import { Door, Or } from "./door.tsx";

const meta = { title: "Layout/Door", component: Door } satisfies Meta<typeof Door>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoHalves: Story = {
  args: {
    title: "Your journal, your bookings, your pace.",
    points: [{ icon: "eye", text: "A plain list of who has opened your data, and when." }],
    children: (
      <>
        <h1>Log in</h1>
        <Or>or</Or>
      </>
    ),
  },
};
