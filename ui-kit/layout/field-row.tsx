import type { ComponentProps, ReactNode } from "react";
import "./field-row.css";

export type FieldRowProps = Omit<ComponentProps<"div">, "className"> & {
  /** A button at the end, e.g. to remove the row. */
  action?: ReactNode;
  error?: ReactNode;
};

/** Three short fields that belong together, in one row. Below 480 px the third is under the others. */
export function FieldRow({ action, error, children, ...rest }: FieldRowProps) {
  return (
    <div {...rest} className="field-row">
      {children}
      {action && <div data-part="action">{action}</div>}
      {error && <div data-part="error">{error}</div>}
    </div>
  );
}
