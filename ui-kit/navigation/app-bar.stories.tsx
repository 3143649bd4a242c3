import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { Row } from "../layout/row.tsx";
import { AppBar } from "./app-bar.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { NavLink } from "./nav-link.tsx";
import { QuickExit } from "./quick-exit.tsx";

const guide = {
  use: [
    "Once, above every page of the app: it holds the way home, the main menu, the language and the account.",
    "Put QuickExit into exit, so that a reader of the journal or of the test finds the way out in the same corner everywhere.",
    "Set accountReserved while the session is restored: the avatar then arrives without moving the menu.",
  ],
  avoid: [
    "AdminLayout inside the admin pages: their navigation has its own column below this bar.",
    "TopNotice for a state of the whole app such as being offline; the bar itself never carries messages.",
  ],
  words: {
    rule: "Two words at most for each entry, the name of the place and not a slogan.",
    et: "Leia praktik",
    en: "Find a practitioner",
    ru: "Найти специалиста",
  },
  examples: [{
    right: "LogInAtTheEnd",
    wrong: "ThreeButtonsAtTheEnd",
    why:
      "The one primary button of a view belongs to the page; three filled buttons above every page outshout the free times.",
  }],
  related: [
    "Navigation/HorizontalMenu",
    "Navigation/SideNavigation",
    "Navigation/QuickExit",
    "Layout/AppShell",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/AppBar",
  component: AppBar,
  parameters: { guide, keyboard: { "Tab": "moves through logo, navigation, menus and account" } },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const language = (
  <MenuButton
    label="Language: English"
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
export const WithQuickExit: Story = {
  ...Default,
  args: {
    ...Default.args,
    exit: (
      <QuickExit href="https://weather.example/" hint="Or press Esc three times" onLeave={() => {}}>
        Leave quickly
      </QuickExit>
    ),
  },
};
export const LongNames: Story = {
  ...Default,
  args: {
    ...Default.args,
    navigation: (
      <HorizontalMenu label="Главное меню">
        <NavLink href="/" current="page">Найти специалиста</NavLink>
        <NavLink href="/practices">Практики и методы работы</NavLink>
        <NavLink href="/help">Помощь и ответы на вопросы</NavLink>
      </HorizontalMenu>
    ),
    extras: <NavLink href="/gift" icon="gift">Подарочная карта</NavLink>,
  },
};
export const LogInAtTheEnd: Story = {
  ...Default,
  args: { ...Default.args, account: <NavLink href="/login" icon="log-in">Log in</NavLink> },
};
export const ThreeButtonsAtTheEnd: Story = {
  ...Default,
  args: {
    ...Default.args,
    extras: <Button variant="primary" small href="/gift">Give a gift card</Button>,
    account: (
      <Row>
        <Button variant="primary" small href="/login">Log in</Button>
        <Button variant="primary" small href="/register">Register</Button>
      </Row>
    ),
  },
};
