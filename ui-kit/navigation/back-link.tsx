import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import "./back-link.css";

export type BackLinkProps = Omit<ComponentProps<"p">, "className"> & {
  href: string;
  children: ReactNode;
};

/** A link back to the previous list. */
export function BackLink({ href, children, ...rest }: BackLinkProps) {
  return (
    <p {...rest} className="back-link">
      <Link href={href}>
        <Icon name="arrow-left" size="small" />
        {children}
      </Link>
    </p>
  );
}
