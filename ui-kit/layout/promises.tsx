import type { ComponentProps, ReactNode } from "react";
import "./promises.css";

export type PromisesProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** Three of them read best. */
  items: { title: string; text: ReactNode }[];
};

/** What the house stands for, under hairlines. */
export function Promises({ items, ...rest }: PromisesProps) {
  return (
    <ul {...rest} className="promises">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
