import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthLayout } from "./auth-layout.tsx";
import { Divider } from "./divider.tsx";

const meta = { title: "Layout/AuthLayout", component: AuthLayout } satisfies Meta<
  typeof AuthLayout
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Your journal, your bookings, your pace.",
    benefits: [{ icon: "eye", text: "A plain list of who has opened your data, and when." }],
    children: (
      <>
        <h1>Log in</h1>
        <Divider>or</Divider>
      </>
    ),
  },
};
