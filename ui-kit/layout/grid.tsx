import type { ElementType, HTMLAttributes } from "react";
import type { Gap } from "./stack.tsx";
import "./grid.css";

export type GridProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  as?: "div" | "ul" | "ol" | "section" | undefined;
  /** Minimum width of a cell: 180, 280, 360 or 480 px. */
  cell?: "narrow" | "medium" | "wide" | "half" | undefined;
  gap?: Gap | undefined;
  /** Few children share the whole width instead of leaving columns empty. */
  fill?: boolean | undefined;
};

/** Children in as many equal columns as fit. */
export function Grid(
  { as = "div", cell = "medium", gap = "row", fill = false, ...rest }: GridProps,
) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className="grid"
      data-cell={cell}
      data-gap={gap}
      data-fill={fill || undefined}
    />
  );
}
