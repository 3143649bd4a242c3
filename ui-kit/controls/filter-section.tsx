import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./filter-section.css";

export type FilterSectionProps = Omit<ComponentProps<"details">, "className" | "title"> & {
  title: ReactNode;
};

/** A collapsible group of filters. `open` is the initial state. */
export function FilterSection({ title, children, ...rest }: FilterSectionProps) {
  return (
    <details {...rest} className="filter-section">
      <summary>
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
