import type { ComponentProps, ReactNode } from "react";
import "./app-shell.css";

export type AppShellProps = Omit<ComponentProps<"div">, "className"> & {
  /** The navigation as a column; without it the page has the whole width. */
  navigation?: ReactNode;
  /** Bar, page and footer under each other. */
  children: ReactNode;
};

/** The navigation beside everything else. */
export function AppShell({ navigation, children, ...rest }: AppShellProps) {
  return (
    <div {...rest} className="app-shell" data-navigation={navigation ? "" : undefined}>
      {navigation}
      <div data-part="rest">{children}</div>
    </div>
  );
}
