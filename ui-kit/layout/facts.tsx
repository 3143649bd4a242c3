import type { ComponentProps, ReactNode } from "react";
import "./facts.css";

export type FactsProps = Omit<ComponentProps<"dl">, "className" | "children"> & {
  /** Name and value, in reading order. */
  items: { name: string; value: ReactNode }[];
};

/** Short facts in one or two columns. */
export function Facts({ items, ...rest }: FactsProps) {
  return (
    <dl {...rest} className="facts">
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
