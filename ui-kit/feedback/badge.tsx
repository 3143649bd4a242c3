import type { ComponentProps } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./badge.css";

export type BadgeProps = Omit<ComponentProps<"span">, "className"> & {
  /** The wash and the line. */
  tone?: "neutral" | "success" | "info" | "warning" | "error" | undefined;
  /** A sign before the words; status is never colour alone. */
  icon?: IconName | undefined;
};

/** A word on a wash: status, verdict, mark. */
export function Badge({ tone = "neutral", icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className="badge" data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
