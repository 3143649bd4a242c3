import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./credential-badge.css";

export type CredentialBadgeProps = Omit<ComponentProps<"span">, "className"> & {
  state?: "verified" | "pending" | undefined;
  children: ReactNode;
};

/** A credential of a practitioner. */
export function CredentialBadge({ state = "verified", children, ...rest }: CredentialBadgeProps) {
  return (
    <span {...rest} className="credential-badge" data-state={state}>
      <Icon name={state === "verified" ? "badge-check" : "clock"} size="small" />
      <span>{children}</span>
    </span>
  );
}
