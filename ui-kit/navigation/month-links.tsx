import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import "./month-links.css";

export type MonthLinksProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  /** A month without `href` has nothing to show. `title` is the accessible name of its link. */
  months: {
    name: string;
    title: string;
    count: ReactNode;
    href?: string | undefined;
    current?: boolean | undefined;
  }[];
};

/** The months of a year as links, with a number each. */
export function MonthLinks({ label, months, ...rest }: MonthLinksProps) {
  return (
    <nav {...rest} className="month-links" aria-label={label}>
      <ul>
        {months.map(({ name, title, count, href, current }) => (
          <li key={title}>
            {href
              ? (
                <Link
                  className="month-link"
                  href={href}
                  aria-current={current ? "true" : undefined}
                >
                  <VisuallyHidden>{title}</VisuallyHidden>
                  <span aria-hidden="true">
                    {name} <b>{count}</b>
                  </span>
                </Link>
              )
              : <span aria-hidden="true">{name}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
