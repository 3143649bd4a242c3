import type { ElementType, HTMLAttributes } from "react";
import type { Gap } from "./stack.tsx";
import "./row.css";

export type RowProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  as?: "div" | "p" | "span" | "ul" | "ol" | "header" | "footer" | undefined;
  gap?: Gap | undefined;
  wrap?: boolean | undefined;
  justify?: "start" | "between" | "center" | "end" | undefined;
  align?: "center" | "baseline" | "start" | "end" | undefined;
};

/** Children in a row. */
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
