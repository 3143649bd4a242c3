import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import "./side-navigation.css";

export type SideNavigationProps = Omit<ComponentProps<"div">, "className"> & {
  logo: ReactNode;
  /** Icons only (68 px); expands to 260 px on hover and focus. */
  collapsed?: boolean | undefined;
  onCollapse: (collapsed: boolean) => void;
  collapseLabels: { collapse: string; expand: string };
  footer?: ReactNode;
  children: ReactNode;
};

/** The navigation in a column from 1200 px. On narrower pages use `Drawer`. */
export function SideNavigation(
  { logo, collapsed = false, onCollapse, collapseLabels, footer, children, ...rest }:
    SideNavigationProps,
) {
  return (
    <div {...rest} className="side-navigation" data-collapsed={collapsed || undefined}>
      <div data-part="panel">
        <div data-part="header">
          {logo}
          <Button
            variant="quiet"
            small
            icon="panel-left"
            iconOnly
            aria-pressed={collapsed}
            onClick={() => onCollapse(!collapsed)}
          >
            {collapsed ? collapseLabels.expand : collapseLabels.collapse}
          </Button>
        </div>
        <div data-part="items">{children}</div>
        {footer && <div data-part="footer">{footer}</div>}
      </div>
    </div>
  );
}
