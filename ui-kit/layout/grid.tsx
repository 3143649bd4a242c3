import type { CSSProperties, ElementType, HTMLAttributes } from "react";
import type { Gap } from "./stack.tsx";
import "./grid.css";

export type GridProps = Omit<HTMLAttributes<HTMLElement>, "className"> & {
  as?: "div" | "ul" | "ol" | "section" | undefined;
  /** Minimum width of a cell in px. */
  cell?: number | undefined;
  gap?: Gap | undefined;
};

/** Children in as many equal columns as fit. */
export function Grid({ as = "div", cell = 280, gap = "row", style, ...rest }: GridProps) {
  const Element: ElementType = as;
  const width = { ...style, "--cell": `${cell}px` } as CSSProperties;
  return <Element {...rest} className="grid" data-gap={gap} style={width} />;
}
