import type { ComponentProps, ReactNode } from "react";
import "./benefits.css";

export type BenefitsProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  items: { title: string; text: ReactNode }[];
};

/** Short benefits in columns. */
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
