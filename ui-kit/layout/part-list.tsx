import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./part-list.css";

export type PartListProps = Omit<ComponentProps<"ol">, "className" | "children"> & {
  parts: {
    id: string;
    name: ReactNode;
    /** "1 / 6" */
    count: ReactNode;
    isDone?: boolean | undefined;
    isCurrent?: boolean | undefined;
  }[];
};

/** The parts of a longer task, with how much of each is done. */
export function PartList({ parts, ...rest }: PartListProps) {
  return (
    <ol {...rest} className="part-list">
      {parts.map(({ id, name, count, isDone, isCurrent }) => (
        <li key={id} aria-current={isCurrent ? "step" : undefined}>
          <span>{name}</span>
          <span data-part="count">
            {isDone && <Icon name="check" size="small" />}
            {count}
          </span>
        </li>
      ))}
    </ol>
  );
}
