import { type ComponentProps, useImperativeHandle } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import "./text-field.css";
import { useEarlierText } from "./use-earlier-input.ts";

export type TextAreaProps =
  & FieldText
  & Omit<ComponentProps<"textarea">, "className" | "children">
  & {
    name: string;
    /** For the practitioner's own words. */
    serif?: boolean | undefined;
  };

/** A multi-line text field that grows with its content. */
export function TextArea(
  {
    label,
    labelHidden,
    serif = false,
    description,
    error,
    aside,
    name,
    id = name,
    ref: outerRef,
    ...rest
  }: TextAreaProps,
) {
  const ref = useEarlierText<HTMLTextAreaElement>(rest.value);
  useImperativeHandle(outerRef, () => ref.current!, [ref]);
  return (
    <Field {...{ id, label, labelHidden, description, error, aside }}>
      <div className="text-field" data-serif={serif || undefined}>
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
