import type { ComponentProps } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./badge.css";

export type BadgeProps = Omit<ComponentProps<"span">, "className"> & {
  tone?: "neutral" | "success" | "info" | "warning" | "error" | undefined;
  /** Status is never shown by colour alone. */
  icon?: IconName | undefined;
};

/** A short status label. */
export function Badge({ tone = "neutral", icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className="badge" data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
