import type { ComponentProps, ReactNode } from "react";
import { Price } from "./price.tsx";
import "./practice-row.css";

export type PracticeRowProps = Omit<ComponentProps<"li">, "className"> & {
  name: ReactNode;
  price: ReactNode;
  duration?: ReactNode;
  children?: ReactNode;
};

/** A practice of a practitioner with its price; a child of `ul`. */
export function PracticeRow({ name, price, duration, children, ...rest }: PracticeRowProps) {
  return (
    <li {...rest} className="practice-row">
      <h3>{name}</h3>
      <Price price={price} duration={duration} />
      {children && <div data-part="details">{children}</div>}
    </li>
  );
}
