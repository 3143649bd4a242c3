import type { Meta, StoryObj } from "@storybook/react-vite";
import { SideNavigation } from "../navigation/side-navigation.tsx";
import { menuItems } from "../compositions/menu-items.ts";
import { VerticalMenu } from "../navigation/vertical-menu.tsx";
import { AppShell } from "./app-shell.tsx";
import { Logo } from "./logo.tsx";
import { PageHeader } from "./page-header.tsx";
import { Page } from "./page.tsx";

const meta = {
  title: "Layout/AppShell",
  component: AppShell,
  parameters: { layout: "fullscreen" },
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
