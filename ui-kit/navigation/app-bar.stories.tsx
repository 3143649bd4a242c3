import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { AppBar } from "./app-bar.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { NavLink } from "./nav-link.tsx";

const meta = {
  title: "Navigation/AppBar",
  component: AppBar,
  parameters: { keyboard: { "Tab": "moves through logo, navigation, menus and account" } },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const language = (
  <MenuButton
    label="EN, Language: English"
    picked="en"
    groups={[[{ id: "et", label: "Eesti", lang: "et" }, { id: "en", label: "English" }]]}
  >
    EN
  </MenuButton>
);

export const Default: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    menu: <Button variant="quiet" icon="menu" iconOnly>Menu</Button>,
    logo: <Logo brand="Heaolu" href="/" />,
    navigation: (
      <HorizontalMenu label="Main">
        <NavLink href="/" current="page">Practitioners</NavLink>
        <NavLink href="/practices">Practices</NavLink>
        <NavLink href="/help">Help</NavLink>
        <NavLink href="https://heaolu.example" newTabLabel="opens in a new tab">E-shop</NavLink>
      </HorizontalMenu>
    ),
    extras: (
      <>
        <NavLink href="/gift" icon="gift">Gift card</NavLink>
        {language}
      </>
    ),
    account: <Button variant="primary" small href="/login">Log in</Button>,
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: "phone" } } };
export const Blurred: Story = { ...Default, args: { ...Default.args, blurred: true } };
export const Static: Story = { ...Default, args: { ...Default.args, position: "static" } };
/** The account is not known yet, and its avatar has its room. */
export const AccountReserved: Story = {
  ...Default,
  args: { ...Default.args, account: undefined, accountReserved: true },
};
export const WithSideNavigation: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    logoInSidebar: true,
    menuOnDesktop: true,
    menu: <Button variant="quiet" icon="menu" iconOnly>Menu</Button>,
    account: <Button variant="primary" small href="/login">Log in</Button>,
  },
};
