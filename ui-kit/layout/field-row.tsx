import type { ComponentProps, ReactNode } from "react";
import "./field-row.css";

export type FieldRowProps = Omit<ComponentProps<"div">, "className"> & {
  /** A button at the end, e.g. to remove the row. */
  action?: ReactNode;
  error?: ReactNode;
  /** With 2 the row has no room for a third field. */
  fields?: 2 | undefined;
};

/** Three short fields that belong together, in one row. Below 480 px the third is under the others. */
export function FieldRow({ action, error, fields, children, ...rest }: FieldRowProps) {
  return (
    <div {...rest} className="field-row" data-fields={fields}>
      {children}
      {action && <div data-part="action">{action}</div>}
      {error && <div data-part="error">{error}</div>}
    </div>
  );
}
