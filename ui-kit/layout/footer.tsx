import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Page } from "./page.tsx";
import { useBottomBar } from "./use-bottom-bar.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./footer.css";

export type FooterProps = Omit<ComponentProps<"footer">, "className" | "children"> & {
  copyright: ReactNode;
  links: { href: string; label: string; newTab?: boolean | undefined }[];
  /** For assistive technology, after links that open a new tab. */
  newTabLabel: string;
  /** `fixed` stays in view from 768 px. */
  position?: "static" | "fixed" | "hidden" | undefined;
  crisis: ReactNode;
};

/** The footer of the app. */
export function Footer(
  { copyright, links, newTabLabel, crisis, position = "static", ...rest }: FooterProps,
) {
  useBottomBar(position === "fixed" ? "low" : null);
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
