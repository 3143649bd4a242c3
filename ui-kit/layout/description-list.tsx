import type { ComponentProps, ReactNode } from "react";
import "./description-list.css";

export type DescriptionListProps = Omit<ComponentProps<"dl">, "className" | "children"> & {
  items: { name: string; value: ReactNode }[];
};

/** Names and values (`dl`) in one or two columns. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className="description-list">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
