import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconName } from "./icon.tsx";
import "./switch.css";

export type SwitchProps = Omit<ComponentProps<"input">, "className" | "children" | "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Below the hint, one line each: for example what happens when it is on, and when it is off. */
  facts?: { icon: IconName; text: ReactNode }[] | undefined;
  /** Cannot be turned on yet; `hint` says why. It keeps its place in the Tab order. */
  locked?: boolean | undefined;
  /** Applies at once, without a save button. */
  onCheckedChange?: ((on: boolean) => void) | undefined;
};

/** A setting that applies at once. In forms use `Checkbox`. */
export function Switch(
  { label, hint, facts = [], locked = false, onCheckedChange, onChange, ...rest }: SwitchProps,
) {
  const hintId = useId();
  const factsId = useId();
  const described = [hint && hintId, facts.length > 0 && factsId].filter(Boolean).join(" ");
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
          aria-describedby={described || undefined}
          onChange={(event) => {
            if (locked) return;
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      </label>
      {hint && <p id={hintId}>{hint}</p>}
      {facts.length > 0 && (
        <ul id={factsId}>
          {facts.map(({ icon, text }, nth) => (
            <li key={nth}>
              <Icon name={icon} size="small" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
