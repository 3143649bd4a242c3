import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./filter-section.css";

export type FilterSectionProps = Omit<ComponentProps<"details">, "className" | "title"> & {
  /** The line that opens and closes it. */
  title: ReactNode;
};

/** One group of filters that folds. `open` is its first state; afterwards the person decides. */
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
