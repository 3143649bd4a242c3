import type { ElementType, HTMLAttributes } from "react";
import "./card.css";

export type CardProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  /** The element. */
  as?: "div" | "article" | "section" | "aside" | "li" | "figure" | undefined;
  /** `sunk` loses its white and gets a dashed line, `chosen` is the one in sage, `lifted` floats. */
  tone?: "plain" | "sunken" | "selected" | "raised" | undefined;
  /** Padding inside; `none` leaves it to the content. */
  padding?: "card" | "none" | undefined;
};

/** A white sheet: you can act here. */
export function Card({ as = "div", tone = "plain", padding = "card", ...rest }: CardProps) {
  const Element: ElementType = as;
  return <Element {...rest} className="card" data-tone={tone} data-padding={padding} />;
}
