import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";
import { useEarlierCheck } from "./use-earlier-input.ts";

export type CheckboxProps =
  & Omit<ComponentProps<"input">, "className" | "children" | "ref" | "type">
  & {
    label: ReactNode;
    count?: ReactNode;
    error?: ReactNode;
    onCheckedChange?: ((checked: boolean) => void) | undefined;
  };

/** A checkbox. For settings that apply at once use `Switch`. */
export function Checkbox(
  { label, count, error, onCheckedChange, onChange, ...rest }: CheckboxProps,
) {
  const errorId = useId();
  const ref = useEarlierCheck(rest.checked);
  return (
    <div className="checkbox">
      <label>
        <input
          {...rest}
          ref={ref}
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
