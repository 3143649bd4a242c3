import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

export type FieldText = {
  label: ReactNode;
  /** Help text under the label. */
  description?: ReactNode;
  /** What is wrong and how to fix it; marks the field as invalid. */
  error?: ReactNode;
  /** Content at the end of the label line, e.g. a link. */
  aside?: ReactNode;
};

/** ARIA attributes that connect a control to its description and error. */
export function describedBy(id: string, { description, error }: Partial<FieldText>) {
  const ids = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** Label, description, control and error. */
export function Field(
  { id, labelId, label, description, error, aside, children }: FieldText & {
    /** Id of the control. */
    id: string;
    /** Id of the label element. */
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
