import type { ComponentProps } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import "./text-field.css";

export type TextAreaProps =
  & FieldText
  & Omit<ComponentProps<"textarea">, "className" | "children">
  & {
    /** The field's name in the form; also its id unless `id` is given. */
    name: string;
  };

/** Several lines of text; it grows with what is written. */
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
