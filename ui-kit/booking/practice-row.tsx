import type { ComponentProps, ReactNode } from "react";
import { Price } from "./price.tsx";
import "./practice-row.css";

export type PracticeRowProps = Omit<ComponentProps<"li">, "className"> & {
  /** The practice. */
  name: ReactNode;
  /** What it costs and how long it takes. */
  price: ReactNode;
  duration?: ReactNode;
  /** Credential badges and how many times are free. */
  children?: ReactNode;
};

/** One practice of a practitioner with its price and its proof. Stands in a `ul`. */
export function PracticeRow({ name, price, duration, children, ...rest }: PracticeRowProps) {
  return (
    <li {...rest} className="practice-row">
      <h3>{name}</h3>
      <Price price={price} duration={duration} />
      {children && <div data-part="proof">{children}</div>}
    </li>
  );
}
