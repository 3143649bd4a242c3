import type { ElementType, HTMLAttributes } from "react";
import type { Gap } from "./stack.tsx";
import "./row.css";

export type RowProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  /** The element; `ul` and `ol` expect `li` children. */
  as?: "div" | "p" | "span" | "ul" | "ol" | "header" | "footer" | undefined;
  /** The distance between children; `inline` is 8 px. */
  gap?: Gap | undefined;
  /** Whether children may flow onto the next line. */
  wrap?: boolean | undefined;
  /** How children share the line. */
  justify?: "start" | "between" | "center" | "end" | undefined;
  /** How children stand on the line. */
  align?: "center" | "baseline" | "start" | "end" | undefined;
};

/** Children beside each other. */
export function Row(
  { as = "div", gap = "inline", wrap = true, justify = "start", align = "center", ...rest }:
    RowProps,
) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className="row"
      data-gap={gap}
      data-wrap={wrap || undefined}
      data-justify={justify}
      data-align={align}
    />
  );
}
