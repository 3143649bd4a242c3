import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Page } from "./page.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./footer.css";

export type FooterProps = Omit<ComponentProps<"footer">, "className" | "children"> & {
  /** Year and name. */
  copyright: ReactNode;
  /** Terms, privacy and the like; `newTab` for pages of another site. */
  links: { href: string; label: string; newTab?: boolean | undefined }[];
  /** Said after a link that opens in a new tab. */
  newTabLabel: string;
  /** `fixed` stays in view from 768 px on, `static` ends the page, `hidden` is read by nobody. */
  position?: "static" | "fixed" | "hidden" | undefined;
  /** The crisis numbers, always last. */
  crisis: ReactNode;
};

/** The last line of every page. */
export function Footer(
  { copyright, links, newTabLabel, crisis, position = "static", ...rest }: FooterProps,
) {
  return (
    <footer {...rest} className="footer" data-position={position} hidden={position === "hidden"}>
      <Page>
        <ul>
          <li>
            <bdi>{copyright}</bdi>
          </li>
          {links.map(({ href, label, newTab }) => (
            <li key={href}>
              <Link
                href={href}
                tone="quiet"
                {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
              >
                {label}
                {newTab && <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>}
                {newTab && <Icon name="external-link" size="small" />}
              </Link>
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
