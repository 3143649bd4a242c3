import type { ComponentProps, ReactNode } from "react";
import "./benefits.css";

export type BenefitsProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** Three of them read best. */
  items: { title: string; text: ReactNode }[];
};

/** What the house stands for, under hairlines. */
export function Benefits({ items, ...rest }: BenefitsProps) {
  return (
    <ul {...rest} className="benefits">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
