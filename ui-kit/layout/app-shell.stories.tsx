import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { SideNavigation } from "../navigation/side-navigation.tsx";
import { menuItems } from "../compositions/menu-items.ts";
import { VerticalMenu } from "../navigation/vertical-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { Logo } from "./logo.tsx";
import { PageHeader } from "./page-header.tsx";
import { Page } from "./page.tsx";

const guide = {
  use: [
    "Once, around the main content of the app: it keeps the room of SideNavigation in the vertical layout and takes the full width without it.",
  ],
  avoid: [
    "AdminLayout for a second navigation within the page.",
    "Page for the width of the content; both are used together.",
  ],
  related: ["Navigation/SideNavigation", "Navigation/AppBar", "Layout/Page", "Layout/AdminLayout"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/AppShell",
  component: AppShell,
  parameters: { guide, layout: "fullscreen" },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (
  <Page padded>
    <PageHeader title="Friday, 20 November" lead="26 things wait for a person." />
  </Page>
);
export const WithSideNavigation: Story = {
  args: {
    navigation: (
      <SideNavigation
        logo={<Logo brand="Heaolu" href="/" />}
        onCollapse={() => {}}
        collapseLabels={{ collapse: "Collapse the menu", expand: "Expand the menu" }}
      >
        <VerticalMenu
          label="Main"
          items={menuItems}
          current="/admin"
          newTabLabel="opens in a new tab"
        />
      </SideNavigation>
    ),
    children: page,
  },
};
export const WithoutNavigation: Story = { args: { children: page } };
export const RightToLeft: Story = {
  args: WithSideNavigation.args,
  globals: { direction: "rtl" },
};
