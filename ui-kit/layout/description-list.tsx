import type { ComponentProps, ReactNode } from "react";
import "./description-list.css";

export type DescriptionListProps = Omit<ComponentProps<"dl">, "className" | "children"> & {
  items: { name: string; value: ReactNode }[];
  /** `rows` is for longer texts: one below the other, with lines between them. */
  variant?: "columns" | "rows" | undefined;
};

/** Names and values (`dl`) in one or two columns. */
export function DescriptionList({ items, variant = "columns", ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className="description-list" data-variant={variant}>
      {items.map(({ name, value }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
