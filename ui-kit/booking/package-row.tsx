import type { ComponentProps, ReactNode } from "react";
import "./package-row.css";

export type PackageRowProps = Omit<ComponentProps<"li">, "className" | "title"> & {
  /** The number of sessions and the price, or the practice and the practitioner. */
  title: ReactNode;
  /** What one session costs and what is saved, or until when it is valid. */
  details: ReactNode;
  /** A `Badge` or `SessionDots`. */
  state?: ReactNode;
  /** A small button or two. */
  actions?: ReactNode;
};

/** Several sessions at one price: to buy, to change, or bought; a child of `ul`. */
export function PackageRow({ title, details, state, actions, ...rest }: PackageRowProps) {
  return (
    <li {...rest} className="package-row">
      <div data-part="what">
        <p data-part="title">{title}</p>
        <p data-part="details">{details}</p>
      </div>
      {state && <div data-part="state">{state}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </li>
  );
}
