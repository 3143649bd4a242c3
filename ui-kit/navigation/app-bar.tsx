import type { ComponentProps, ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import "./app-bar.css";

export type AppBarProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  menu?: ReactNode;
  menuOnDesktop?: boolean | undefined;
  position?: "fixed" | "static" | "hidden" | undefined;
  blurred?: boolean | undefined;
  logo: ReactNode;
  logoInSidebar?: boolean | undefined;
  navigation?: ReactNode;
  /** The way to leave at once; it stays at every width. */
  exit?: ReactNode;
  extras?: ReactNode;
  account?: ReactNode;
  /** Keeps room for the avatar of a user who is not known yet. */
  accountReserved?: boolean | undefined;
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
    exit,
    extras,
    account,
    accountReserved = false,
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
          {exit}
          {extras && <div data-part="extras">{extras}</div>}
          {(account || accountReserved) && (
            <div data-part="account" data-reserved={accountReserved || undefined}>{account}</div>
          )}
        </div>
      </Page>
    </header>
  );
}
