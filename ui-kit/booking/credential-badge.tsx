import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./credential-badge.css";

const iconOf = {
  verified: "badge-check",
  pending: "clock",
  declared: "circle-dashed",
  none: "info",
} as const satisfies Record<string, IconName>;

export type CredentialBadgeProps = Omit<ComponentProps<"span">, "className"> & {
  state?: keyof typeof iconOf | undefined;
  children: ReactNode;
};

/** A credential of a practitioner, or that there is none. */
export function CredentialBadge({ state = "verified", children, ...rest }: CredentialBadgeProps) {
  return (
    <span {...rest} className="credential-badge" data-state={state}>
      <Icon name={iconOf[state]} size="small" />
      <span>{children}</span>
    </span>
  );
}
