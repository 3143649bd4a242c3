import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

export type FieldText = {
  /** What is asked. */
  label: ReactNode;
  /** A line of help under the label. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: ReactNode;
  /** A link or a note at the end of the label's line. */
  aside?: ReactNode;
};

/** The ids that tie a control to its words. */
export function describedBy(id: string, { description, error }: Partial<FieldText>) {
  const ids = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** Label, help, control and error in one column. */
export function Field(
  { id, labelId, label, description, error, aside, children }: FieldText & {
    /** The id of the control. */
    id: string;
    /** An id for the label itself, for controls that are named by it. */
    labelId?: string | undefined;
    children: ReactNode;
  },
) {
  return (
    <div className="field">
      <div data-part="head">
        <label htmlFor={id} id={labelId}>{label}</label>
        {aside}
      </div>
      {description && <p data-part="description" id={`${id}-description`}>{description}</p>}
      {children}
      {error && (
        <p data-part="error" id={`${id}-error`}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
