import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./disclosure.css";

export type DisclosureProps = Omit<ComponentProps<"details">, "className" | "title"> & {
  /** The line that opens and closes it: a question, the name of a part. */
  title: ReactNode;
  /** A badge or a count at the end of that line. */
  aside?: ReactNode;
};

/** Something to read that folds behind its question. `open` is its first state; then the person decides. */
export function Disclosure({ title, aside, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className="disclosure">
      <summary>
        <span>{title}</span>
        {aside}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
