import type { ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./credential-badge.css";

/** Proof over praise: issuer, number and date of a credential. */
export function CredentialBadge({ state = "verified", children }: {
  /** Whether the house has checked it. */
  state?: "verified" | "pending" | undefined;
  /** "EABP certificate 2417, valid to 06/2028". */
  children: ReactNode;
}) {
  return (
    <span className="credential-badge" data-state={state}>
      <Icon name={state === "verified" ? "badge-check" : "clock"} size="small" />
      <span>{children}</span>
    </span>
  );
}
