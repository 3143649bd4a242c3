import type { ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link, type LinkProps } from "../controls/link.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import "./nav-link.css";

export type NavLinkProps = Omit<LinkProps, "className" | "tone"> & {
  /** `page`: the current page; `section`: a parent of the current page. */
  current?: "page" | "section" | undefined;
  icon?: IconName | undefined;
  count?: ReactNode;
  disabled?: boolean | undefined;
  /** Opens a new tab; the label announces it to assistive technology. */
  newTabLabel?: string | undefined;
};

/** A link of a navigation. */
export function NavLink(
  { current, icon, count, disabled = false, newTabLabel, href, children, ...rest }: NavLinkProps,
) {
  const target = newTabLabel ? { target: "_blank", rel: "noopener" } : {};
  const destination = disabled ? { role: "link", "aria-disabled": true } : { href, ...target };
  return (
    <Link
      {...rest}
      {...destination}
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
