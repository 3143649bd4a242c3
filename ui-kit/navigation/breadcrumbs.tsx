import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { Icon } from "../controls/icon.tsx";
import "./breadcrumbs.css";

export type BreadcrumbsProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  ancestors: { href: string; label: ReactNode }[];
  current: ReactNode;
};

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, ancestors, current, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} className="breadcrumbs" aria-label={label}>
      <ol>
        {ancestors.map((page) => (
          <li key={page.href}>
            <Link href={page.href} tone="quiet">{page.label}</Link>
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
