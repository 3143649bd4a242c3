import { type ComponentProps, useState } from "react";
import { describedBy, Field, type FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./text-field.css";

export type TextFieldProps =
  & FieldText
  & Omit<ComponentProps<"input">, "className" | "children" | "size">
  & {
    /** The field's name in the form; also its id unless `id` is given. */
    name: string;
    /** Words of the button that shows and hides a password; without them there is no button. */
    reveal?: { show: string; hide: string } | undefined;
  };

/** One line of text. */
export function TextField(
  { label, description, error, aside, reveal, name, id = name, type = "text", ...rest }:
    TextFieldProps,
) {
  const [shown, setShown] = useState(false);
  const secret = type === "password" && reveal;
  return (
    <Field {...{ id, label, description, error, aside }}>
      <div className="text-field">
        <input
          {...rest}
          {...describedBy(id, { description, error })}
          id={id}
          name={name}
          type={secret && shown ? "text" : type}
        />
        {secret && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? secret.hide : secret.show}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eye-off" : "eye"} size="small" />
          </button>
        )}
      </div>
    </Field>
  );
}
