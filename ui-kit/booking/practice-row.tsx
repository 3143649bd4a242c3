import type { ComponentProps, ReactNode } from "react";
import "./practice-row.css";

export type PracticeRowProps = Omit<ComponentProps<"li">, "className"> & {
  name: ReactNode;
  /** Credentials of this practice. */
  details?: ReactNode;
  /** The choice of a length, and cautions of this practice. */
  children?: ReactNode;
};

/** A practice of a practitioner with everything that belongs to it; a child of `ul`. */
export function PracticeRow({ name, details, children, ...rest }: PracticeRowProps) {
  return (
    <li {...rest} className="practice-row">
      <h3>{name}</h3>
      {details && <div data-part="details">{details}</div>}
      {children}
    </li>
  );
}
