import { type ComponentProps, useImperativeHandle } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import "./text-field.css";
import { useEarlierText } from "./use-earlier-input.ts";

export type TextAreaProps =
  & FieldText
  & Omit<ComponentProps<"textarea">, "className" | "children">
  & {
    name: string;
  };

/** A multi-line text field that grows with its content. */
export function TextArea(
  { label, description, error, aside, name, id = name, ref: outerRef, ...rest }: TextAreaProps,
) {
  const ref = useEarlierText<HTMLTextAreaElement>(rest.value);
  useImperativeHandle(outerRef, () => ref.current!, [ref]);
  return (
    <Field {...{ id, label, description, error, aside }}>
      <div className="text-field">
        <textarea
          {...rest}
          ref={ref}
          {...describedBy(id, { description, error })}
          id={id}
          name={name}
        />
      </div>
    </Field>
  );
}
