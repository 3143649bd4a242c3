import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Page } from "./page.tsx";
import "./footer.css";

export type FooterProps = Omit<ComponentProps<"footer">, "className" | "children"> & {
  /** Year and name. */
  owner: ReactNode;
  /** Terms, privacy and the like. */
  links: { href: string; label: string }[];
  /** The crisis numbers, always last. */
  crisis: ReactNode;
};

/** The last line of every page. */
export function Footer({ owner, links, crisis, ...rest }: FooterProps) {
  return (
    <footer {...rest} className="footer">
      <Page>
        <ul>
          <li>{owner}</li>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} tone="quiet">{label}</Link>
            </li>
          ))}
          <li data-part="crisis">
            <Icon name="life-buoy" size="small" />
            <span>{crisis}</span>
          </li>
        </ul>
      </Page>
    </footer>
  );
}
