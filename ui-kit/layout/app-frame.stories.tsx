import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavigationVertical } from "../navigation/navigation-vertical.tsx";
import { menuItems } from "../compositions/places.ts";
import { VerticalMenu } from "../navigation/vertical-menu.tsx";
import { AppFrame } from "./app-frame.tsx";
import { Logo } from "./logo.tsx";
import { PageHead } from "./page-head.tsx";
import { Page } from "./page.tsx";

const meta = {
  title: "Layout/AppFrame",
  component: AppFrame,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AppFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (
  <Page padded>
    <PageHead title="Friday, 20 November" lead="26 things wait for a person." />
  </Page>
);
export const WithNavigation: Story = {
  args: {
    navigation: (
      <NavigationVertical
        logo={<Logo brand="Heaolu" href="/" />}
        onCollapse={() => {}}
        collapseLabels={{ collapse: "Make the menu narrow", expand: "Keep the menu open" }}
      >
        <VerticalMenu
          label="Main"
          items={menuItems}
          current="/admin"
          newTabLabel="opens in a new tab"
        />
      </NavigationVertical>
    ),
    children: page,
  },
};
export const PageAlone: Story = { args: { children: page } };
