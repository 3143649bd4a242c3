import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";

export function AriaField(
  { label, labelHidden = false, description, error, children }: Omit<FieldText, "aside"> & {
    children: ReactNode;
  },
) {
  return (
    <div className="field">
      <div data-part="head" data-label-hidden={labelHidden || undefined}>
        <Label>{label}</Label>
      </div>
      {description && (
        <Text slot="description" elementType="p" data-part="description">{description}</Text>
      )}
      {children}
      {error && (
        <FieldError data-part="error">
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}
