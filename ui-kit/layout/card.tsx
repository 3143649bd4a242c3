import type { ElementType, HTMLAttributes } from "react";
import "./card.css";

export type CardProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  as?: "div" | "article" | "section" | "aside" | "li" | "figure" | undefined;
  tone?: "plain" | "sunken" | "selected" | "raised" | undefined;
};

/** A bordered surface for content with actions. */
export function Card({ as = "div", tone = "plain", ...rest }: CardProps) {
  const Element: ElementType = as;
  return <Element {...rest} className="card" data-tone={tone} />;
}
