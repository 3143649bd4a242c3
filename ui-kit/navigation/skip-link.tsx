import type { ComponentProps } from "react";
import "./skip-link.css";

export type SkipLinkProps = Omit<ComponentProps<"a">, "className" | "href"> & {
  /** Id of the main content. */
  target: string;
  children: string;
};

/** A link to the main content, visible on focus; the first element of the page. */
export function SkipLink({ target, children, ...rest }: SkipLinkProps) {
  return <a {...rest} className="skip-link" href={`#${target}`}>{children}</a>;
}
