import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { AppBar } from "./app-bar.tsx";

const meta = { title: "Navigation/AppBar", component: AppBar } satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    account: <Button variant="primary" small href="/login">Log in</Button>,
  },
};
