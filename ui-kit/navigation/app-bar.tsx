import type { ComponentProps, ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import "./app-bar.css";

export type AppBarProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  /** The button that opens the drawer; hidden from 1200 px. */
  menu?: ReactNode;
  /** Shows the menu button from 1200 px too. */
  menuOnDesktop?: boolean | undefined;
  /** `hidden` hides the bar from 1200 px, where the side navigation replaces it. */
  position?: "fixed" | "static" | "hidden" | undefined;
  /** A translucent, blurred background. */
  blurred?: boolean | undefined;
  logo: ReactNode;
  /** Hides the logo from 1200 px, where the side navigation has it. */
  logoInSidebar?: boolean | undefined;
  /** The horizontal menu; hidden below 1200 px. */
  navigation?: ReactNode;
  /** Links and menus at the end; hidden on a narrow page. */
  extras?: ReactNode;
  /** Sign-in button or account menu; always visible. */
  account?: ReactNode;
};

/** The bar at the top of the app. */
export function AppBar(
  {
    menu,
    menuOnDesktop = false,
    position = "fixed",
    blurred = false,
    logo,
    logoInSidebar = false,
    navigation,
    extras,
    account,
    ...rest
  }: AppBarProps,
) {
  return (
    <header
      {...rest}
      className="app-bar"
      data-position={position}
      data-blurred={blurred || undefined}
      data-logo-in-sidebar={logoInSidebar || undefined}
    >
      <Page>
        {menu && <div data-part="menu" data-on-desktop={menuOnDesktop || undefined}>{menu}</div>}
        {logo}
        {navigation}
        <div data-part="end">
          {extras && <div data-part="extras">{extras}</div>}
          {account}
        </div>
      </Page>
    </header>
  );
}
