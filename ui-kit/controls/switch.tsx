import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./switch.css";

export type SwitchProps = Omit<ComponentProps<"input">, "className" | "children" | "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Cannot be turned on yet; `hint` says why. It keeps its place in the Tab order. */
  locked?: boolean | undefined;
  /** Applies at once, without a save button. */
  onCheckedChange?: ((on: boolean) => void) | undefined;
};

/** A setting that applies at once. In forms use `Checkbox`. */
export function Switch(
  { label, hint, locked = false, onCheckedChange, onChange, ...rest }: SwitchProps,
) {
  const hintId = useId();
  return (
    <div className="switch" data-locked={locked || undefined}>
      <label>
        <span>{label}</span>
        {locked && <Icon name="lock" size="small" />}
        <input
          {...rest}
          aria-disabled={locked || undefined}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => {
            if (locked) return;
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      </label>
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  );
}
