import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

export type FieldText = {
  label: ReactNode;
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean | undefined;
  description?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
};

export function describedBy(id: string, { description, error }: Partial<FieldText>) {
  const ids = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function Field(
  { id, labelId, label, labelHidden = false, description, error, aside, children }: FieldText & {
    id: string;
    labelId?: string | undefined;
    children: ReactNode;
  },
) {
  return (
    <div className="field">
      <div data-part="head" data-label-hidden={labelHidden || undefined}>
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
