import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "className" | "children" | "type"> & {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  /** How many results it would leave. */
  count?: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** A box to tick. */
export function Checkbox(
  { label, count, error, onCheckedChange, onChange, ...rest }: CheckboxProps,
) {
  const errorId = useId();
  return (
    <div className="checkbox">
      <label>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span>{label}</span>
        {count !== undefined && <span data-part="count">{count}</span>}
      </label>
      {error && <p data-part="error" id={errorId}>{error}</p>}
    </div>
  );
}
