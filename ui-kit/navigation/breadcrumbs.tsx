import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { Icon } from "../controls/icon.tsx";
import "./breadcrumbs.css";

export type BreadcrumbsProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  /** Names the way, e.g. "You are here". */
  label: string;
  /** The pages above this one, from the first page down. */
  above: { href: string; label: ReactNode }[];
  /** This page. */
  here: ReactNode;
};

/** The way from the first page to this one. */
export function Breadcrumbs({ label, above, here, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} className="breadcrumbs" aria-label={label}>
      <ol>
        {above.map((page) => (
          <li key={page.href}>
            <Link href={page.href} tone="quiet">{page.label}</Link>
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
