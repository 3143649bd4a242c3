import type { ReactNode } from "react";
import type { IconName } from "../controls/icon.tsx";
import { Badge, type BadgeProps } from "../feedback/badge.tsx";

const looks = {
  recommended: { icon: "sprout", tone: "success" },
  ok: { icon: "circle-check", tone: "neutral" },
  caution: { icon: "triangle-alert", tone: "warning" },
  ask: { icon: "message-circle-question-mark", tone: "info" },
  contraindicated: { icon: "shield-alert", tone: "error" },
} as const satisfies Record<string, { icon: IconName; tone: BadgeProps["tone"] }>;

export type Verdict = keyof typeof looks;

/** The result of the test as a badge. */
export function VerdictBadge({ verdict, children }: {
  verdict: Verdict;
  children: ReactNode;
}) {
  return <Badge {...looks[verdict]} data-verdict={verdict}>{children}</Badge>;
}
