import type { ElementType, HTMLAttributes } from "react";
import "./text.css";

export type TextProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  /** The element. */
  as?: "p" | "span" | "div" | "b" | "time" | "bdi" | "h1" | "h2" | "h3" | "h4" | undefined;
  /** `lead` is a person's own words in serif, `reading` is prose, `card` the size of a name. */
  size?: "lead" | "reading" | "card" | "body" | "label" | "small" | "caption" | undefined;
  /** How much the words stand back. */
  tone?: "text" | "soft" | "faint" | undefined;
  /** Weight of a label or of a strong word. */
  weight?: "body" | "label" | "strong" | undefined;
  /** Figures of one width, for times and prices. */
  numeric?: boolean | undefined;
};

/** Words in one of the sizes of the house. */
export function Text({ as = "p", size, tone, weight, numeric = false, ...rest }: TextProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className="text"
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric || undefined}
    />
  );
}
