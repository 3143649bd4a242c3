import type { ComponentProps, ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import "./app-bar.css";

export type AppBarProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  /** The button that opens the drawer; seen below 1200 px. */
  menu?: ReactNode;
  /** The logo. */
  logo: ReactNode;
  /** The horizontal menu; seen from 1200 px. */
  navigation?: ReactNode;
  /** Links and menus at the end that a narrow bar leaves to the drawer. */
  extras?: ReactNode;
  /** What stays at the end at every width: sign in, or the avatar. */
  account?: ReactNode;
};

/** The sticky bar at the top, 68 px. */
export function AppBar({ menu, logo, navigation, extras, account, ...rest }: AppBarProps) {
  return (
    <header {...rest} className="app-bar">
      <Page>
        {menu && <div data-part="menu">{menu}</div>}
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
