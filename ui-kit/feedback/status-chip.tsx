import type { ReactNode } from "react";
import type { IconName } from "../controls/icon.tsx";
import { Badge, type BadgeProps } from "./badge.tsx";

const looks = {
  booked: { icon: "calendar-check", tone: "info" },
  finished: { icon: "check", tone: "success" },
  cancelled: { icon: "x", tone: "neutral" },
  missed: { icon: "calendar-off", tone: "neutral" },
  held: { icon: "clock", tone: "warning" },
} as const satisfies Record<string, { icon: IconName; tone: BadgeProps["tone"] }>;

/** The status of a session. */
export function StatusChip({ status, children }: {
  status: keyof typeof looks;
  children: ReactNode;
}) {
  return <Badge {...looks[status]} data-status={status}>{children}</Badge>;
}
