import type { ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link, type LinkProps } from "../controls/link.tsx";
import "./nav-link.css";

export type NavLinkProps = Omit<LinkProps, "className" | "tone"> & {
  /** The page it leads to is the one shown, or the one shown lies under it. */
  current?: "page" | "section" | undefined;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** A number at the end. */
  count?: ReactNode;
};

/** One place in the navigation. */
export function NavLink({ current, icon, count, children, ...rest }: NavLinkProps) {
  return (
    <Link
      {...rest}
      className="nav-link"
      aria-current={current === "section" ? "true" : current}
    >
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {count !== undefined && <span data-part="count">{count}</span>}
    </Link>
  );
}
