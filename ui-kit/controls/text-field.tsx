import { type ComponentProps, useState } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./text-field.css";
import { useEarlierText } from "./use-earlier-input.ts";

export type TextFieldProps =
  & FieldText
  & Omit<ComponentProps<"input">, "className" | "children" | "ref" | "size">
  & {
    name: string;
    /** Shown after the value: "min", "€". */
    unit?: string | undefined;
    reveal?: { show: string; hide: string } | undefined;
  };

/** A single-line text field. */
export function TextField(
  {
    label,
    labelHidden,
    description,
    error,
    aside,
    unit,
    reveal,
    name,
    id = name,
    type = "text",
    ...rest
  }: TextFieldProps,
) {
  const [isShown, setIsShown] = useState(false);
  const ref = useEarlierText(rest.value);
  const labels = type === "password" && reveal;
  return (
    <Field {...{ id, label, labelHidden, description, error, aside }}>
      <div className="text-field">
        <input
          {...rest}
          ref={ref}
          {...describedBy(id, { description, error })}
          id={id}
          name={name}
          type={labels && isShown ? "text" : type}
        />
        {unit && <span data-part="unit" aria-hidden="true">{unit}</span>}
        {labels && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? labels.hide : labels.show}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} size="small" />
          </button>
        )}
      </div>
    </Field>
  );
}
