import type { ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link, type LinkProps } from "../controls/link.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import "./nav-link.css";

export type NavLinkProps = Omit<LinkProps, "className" | "tone"> & {
  /** The page it leads to is the one shown, or the one shown lies under it. */
  current?: "page" | "section" | undefined;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** A number at the end. */
  count?: ReactNode;
  /** It can be seen, not followed. */
  disabled?: boolean | undefined;
  /** Opens in a new tab; these words say so to whoever does not see it coming. */
  newTabLabel?: string | undefined;
};

/** One place in the navigation. */
export function NavLink(
  { current, icon, count, disabled = false, newTabLabel, href, children, ...rest }: NavLinkProps,
) {
  const elsewhere = newTabLabel ? { target: "_blank", rel: "noopener" } : {};
  const address = disabled ? { role: "link", "aria-disabled": true } : { href, ...elsewhere };
  return (
    <Link
      {...rest}
      {...address}
      className="nav-link"
      aria-current={current === "section" ? "true" : current}
    >
      {icon && <Icon name={icon} size="small" />}
      <span>
        {children}
        {newTabLabel && <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>}
      </span>
      {newTabLabel && (
        <span data-part="new-tab">
          <Icon name="external-link" size="small" />
        </span>
      )}
      {count !== undefined && <span data-part="count">{count}</span>}
    </Link>
  );
}
