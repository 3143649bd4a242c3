import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import "./side-navigation.css";

export type SideNavigationProps = Omit<ComponentProps<"div">, "className"> & {
  /** The logo. */
  logo: ReactNode;
  /** 68 px of icons; under pointer or focus it opens to 260 px over the page. */
  collapsed?: boolean | undefined;
  /** Called with the new state. */
  onCollapse: (collapsed: boolean) => void;
  /** Accessible names of the button in both states. */
  collapseLabels: { collapse: string; expand: string };
  /** What stands at its end, e.g. the account where there is no bar. */
  footer?: ReactNode;
  /** Vertical menus. */
  children: ReactNode;
};

/** The navigation as a column beside the page, from 1200 px. Narrower pages have it in the drawer. */
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
