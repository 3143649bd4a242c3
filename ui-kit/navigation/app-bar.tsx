import type { ComponentProps, ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import "./app-bar.css";

export type AppBarProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  /** The button that opens the drawer; seen below 1200 px. */
  menu?: ReactNode;
  /** The drawer's button stays at every width: there is no other way to the places. */
  menuOnDesktop?: boolean | undefined;
  /** `fixed` stays in view, `static` scrolls away, `hidden` leaves from 1200 px on, where the column has its duties. */
  position?: "fixed" | "static" | "hidden" | undefined;
  /** The page is seen blurred through it. */
  blurred?: boolean | undefined;
  /** The logo. */
  logo: ReactNode;
  /** From 1200 px the column beside the page has the logo. */
  logoInSidebar?: boolean | undefined;
  /** The horizontal menu; seen from 1200 px. */
  navigation?: ReactNode;
  /** Links and menus at the end that a narrow bar leaves to the drawer. */
  extras?: ReactNode;
  /** What stays at the end at every width: sign in, or the avatar. */
  account?: ReactNode;
};

/** The bar at the top, 68 px. */
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
