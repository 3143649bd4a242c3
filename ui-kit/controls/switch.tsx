import { type ComponentProps, type ReactNode, useId } from "react";
import "./switch.css";

export type SwitchProps = Omit<ComponentProps<"input">, "className" | "children" | "type"> & {
  /** What is on or off. */
  label: ReactNode;
  /** What changes with it. */
  hint?: ReactNode;
  /** Called with the new state; it holds at once, without a button to save. */
  onCheckedChange?: ((on: boolean) => void) | undefined;
};

/** On or off, at once. What is sent later with a form is a checkbox. */
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
