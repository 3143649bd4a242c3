import type { ComponentProps, ReactNode } from "react";
import "./columns.css";

export type ColumnsProps = Omit<ComponentProps<"div">, "className"> & {
  /** A narrow column before the content; hidden below 1200 px. */
  rail?: ReactNode;
  header?: ReactNode;
  aside?: ReactNode;
  /** Width of the aside: 300 px (`aside`) or 372 px (`panel`). */
  size?: "aside" | "panel" | undefined;
  asideScrolls?: boolean | undefined;
};

/** A page with a sticky side column. */
export function Columns(
  { rail, header, aside, size = "aside", asideScrolls = false, children, ...rest }: ColumnsProps,
) {
  return (
    <div
      {...rest}
      className="columns"
      data-rail={rail ? "" : undefined}
      data-aside={aside ? size : undefined}
      data-header={header ? "" : undefined}
      data-aside-scrolls={asideScrolls || undefined}
    >
      {rail && <div data-part="rail">{rail}</div>}
      {header && <div data-part="header">{header}</div>}
      {aside && header && <div data-part="aside">{aside}</div>}
      <div data-part="content">{children}</div>
      {aside && !header && <div data-part="aside">{aside}</div>}
    </div>
  );
}
