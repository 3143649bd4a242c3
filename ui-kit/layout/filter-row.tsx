import type { ComponentProps } from "react";
import "./filter-row.css";

export type FilterRowProps = Omit<ComponentProps<"div">, "className">;

/** A search field, choices and buttons above a list. On a narrow page the search field has a row of its own. */
export function FilterRow(props: FilterRowProps) {
  return <div {...props} className="filter-row" />;
}
