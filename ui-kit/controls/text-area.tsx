import type { ComponentProps } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import "./text-field.css";

export type TextAreaProps =
  & FieldText
  & Omit<ComponentProps<"textarea">, "className" | "children">
  & {
    name: string;
  };

/** A multi-line text field that grows with its content. */
export function TextArea(
  { label, description, error, aside, name, id = name, ...rest }: TextAreaProps,
) {
  return (
    <Field {...{ id, label, description, error, aside }}>
      <div className="text-field">
        <textarea {...rest} {...describedBy(id, { description, error })} id={id} name={name} />
      </div>
    </Field>
  );
}
