import { type ComponentProps, type ReactNode, useId } from "react";
import "./switch.css";

export type SwitchProps = Omit<ComponentProps<"input">, "className" | "children" | "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Applies at once, without a save button. */
  onCheckedChange?: ((on: boolean) => void) | undefined;
};

/** A setting that applies at once. In forms use `Checkbox`. */
export function Switch({ label, hint, onCheckedChange, onChange, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <div className="switch">
      <label>
        <span>{label}</span>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      </label>
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  );
}
