import type { ComponentProps, ReactNode } from "react";
import "./app-frame.css";

export type AppFrameProps = Omit<ComponentProps<"div">, "className"> & {
  /** The navigation as a column; without it the page has the whole width. */
  navigation?: ReactNode;
  /** Bar, page and footer under each other. */
  children: ReactNode;
};

/** The navigation beside everything else. */
export function AppFrame({ navigation, children, ...rest }: AppFrameProps) {
  return (
    <div {...rest} className="app-frame" data-navigation={navigation ? "" : undefined}>
      {navigation}
      <div data-part="rest">{children}</div>
    </div>
  );
}
