import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./state-text.css";

const iconOf = {
  done: "check",
  open: "circle-dashed",
  waiting: "clock",
  changed: "refresh-cw",
  warning: "triangle-alert",
  error: "triangle-alert",
} as const satisfies Record<string, IconName>;

export type State = keyof typeof iconOf;

export type StateTextProps = Omit<ComponentProps<"span">, "className"> & {
  state: State;
  icon?: IconName | undefined;
  /** The colour of the text around it instead of that of the state. */
  quiet?: boolean | undefined;
  /** Shows only the icon; `children` is for assistive technology. */
  compact?: boolean | undefined;
  children: ReactNode;
};

/** How far a part of a longer work is: an icon and a few words. */
export function StateText(
  { state, icon, quiet = false, compact = false, children, ...rest }: StateTextProps,
) {
  return (
    <span
      {...rest}
      className="state-text"
      data-state={state}
      data-quiet={quiet || undefined}
      data-compact={compact || undefined}
    >
      <Icon name={icon ?? iconOf[state]} size="small" />
      <span data-part="text">{children}</span>
    </span>
  );
}
