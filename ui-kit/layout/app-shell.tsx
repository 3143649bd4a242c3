import type { ComponentProps, ReactNode } from "react";
import "./app-shell.css";

export type AppShellProps = Omit<ComponentProps<"div">, "className"> & {
  navigation?: ReactNode;
  children: ReactNode;
};

/** The outer layout of the app: side navigation next to the page. */
export function AppShell({ navigation, children, ...rest }: AppShellProps) {
  return (
    <div {...rest} className="app-shell" data-navigation={navigation ? "" : undefined}>
      {navigation}
      <div data-part="main">{children}</div>
    </div>
  );
}
