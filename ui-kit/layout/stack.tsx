import type { ElementType, HTMLAttributes } from "react";
import "./stack.css";

export type Gap =
  | "none"
  | "hair"
  | "tight"
  | "inline"
  | "stack"
  | "group"
  | "row"
  | "block"
  | "part"
  | "section";

export type StackProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  /** The element; `ul` and `ol` expect `li` children. */
  as?:
    | "div"
    | "section"
    | "article"
    | "aside"
    | "header"
    | "ul"
    | "ol"
    | "form"
    | "main"
    | undefined;
  /** The distance between children; `stack` is 12 px. */
  gap?: Gap | undefined;
  /** Where children stand across the column; by default they fill it. */
  align?: "fill" | "start" | "center" | undefined;
};

/** Children under each other. */
export function Stack({ as = "div", gap = "stack", align = "fill", ...rest }: StackProps) {
  const Element: ElementType = as;
  return <Element {...rest} className="stack" data-gap={gap} data-align={align} />;
}
