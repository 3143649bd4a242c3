import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Empty } from "./empty.tsx";

const meta = { title: "Layout/Empty", component: Empty } satisfies Meta<typeof Empty>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    message: "Nobody fits all of this.",
    action: <Button small>Show 7 without the price limit</Button>,
  },
};
export const WithoutAction: Story = {
  args: { message: "Nothing has been recommended to you yet." },
};
