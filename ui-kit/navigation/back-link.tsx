import type { ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import "./back-link.css";

/** The way back to the list one came from. */
export function BackLink({ href, children }: {
  /** The list, with its filters. */
  href: string;
  /** What lies there. */
  children: ReactNode;
}) {
  return (
    <p className="back-link">
      <Link href={href}>
        <Icon name="arrow-left" size="small" />
        {children}
      </Link>
    </p>
  );
}
