import type { CSSProperties, ElementType, HTMLAttributes } from "react";
import type { Gap } from "./stack.tsx";
import "./grid.css";

export type GridProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  /** The element; `ul` and `ol` expect `li` children. */
  as?: "div" | "ul" | "ol" | "section" | undefined;
  /** The narrowest a cell may become, in px: as many columns as fit, all alike. */
  cell?: number | undefined;
  /** The distance between cells; `row` is 20 px. */
  gap?: Gap | undefined;
};

/** Children in columns of one width. A cell wider than the page shrinks to it. */
export function Grid({ as = "div", cell = 280, gap = "row", style, ...rest }: GridProps) {
  const Element: ElementType = as;
  const width = { ...style, "--cell": `${cell}px` } as CSSProperties;
  return <Element {...rest} className="grid" data-gap={gap} style={width} />;
}
