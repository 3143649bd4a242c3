import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { AppBar } from "./app-bar.tsx";

const meta = {
  title: "Navigation/AppBar",
  component: AppBar,
  parameters: { keyboard: { "Tab": "logo, places, menus, account: in the order they are seen" } },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    account: <Button variant="primary" small href="/login">Log in</Button>,
  },
};
export const Blurred: Story = { ...EveryPage, args: { ...EveryPage.args, blurred: true } };
export const ScrollsAway: Story = { ...EveryPage, args: { ...EveryPage.args, position: "static" } };
export const BesideAColumn: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    logoInColumn: true,
    menuAlways: true,
    menu: <Button variant="quiet" icon="menu" iconOnly>Menu</Button>,
    account: <Button variant="primary" small href="/login">Log in</Button>,
  },
};
