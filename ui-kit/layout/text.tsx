import type { ElementType, HTMLAttributes } from "react";
import "./text.css";

export type TextProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  as?: "p" | "span" | "div" | "b" | "time" | "bdi" | "h1" | "h2" | "h3" | "h4" | undefined;
  /** `lead` is serif, for quotations; `reading` is for long text; `card` is the size of card titles. */
  size?: "lead" | "reading" | "card" | "body" | "label" | "small" | "caption" | undefined;
  tone?: "text" | "soft" | "faint" | undefined;
  weight?: "body" | "label" | "strong" | undefined;
  numeric?: boolean | undefined;
};

/** Text in one of the sizes of the kit. */
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
