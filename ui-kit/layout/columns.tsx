import type { ComponentProps, ReactNode } from "react";
import "./columns.css";

export type ColumnsProps = Omit<ComponentProps<"div">, "className"> & {
  /** A narrow column before the content, from 1200 px; below it is not shown (filters open in a sheet). */
  rail?: ReactNode;
  /** What stands above the content; on a narrow page the aside comes between the two. */
  header?: ReactNode;
  /** A column after the content, from 992 px. */
  aside?: ReactNode;
  /** Width of the aside: `aside` 300, `panel` 372 px. */
  size?: "aside" | "panel" | undefined;
  /** The aside scrolls along: for one that is longer than a window. */
  asideScrolls?: boolean | undefined;
};

/** A page of two columns; the narrow one stays in view. */
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
