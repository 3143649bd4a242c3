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
  gap?: Gap | undefined;
  align?: "fill" | "start" | "center" | undefined;
  /** As wide as a form at most. */
  width?: "form" | undefined;
};

/** Children in a column. */
export function Stack(
  { as = "div", gap = "stack", align = "fill", width, ...rest }: StackProps,
) {
  const Element: ElementType = as;
  return (
    <Element {...rest} className="stack" data-gap={gap} data-align={align} data-width={width} />
  );
}
