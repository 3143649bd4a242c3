import type { IconName } from "ui-kit/controls/icon.tsx";
import type { BadgeProps } from "ui-kit/feedback/badge.tsx";
import type { OwnCertificate } from "./queries.ts";

export type ShownState = OwnCertificate["state"] | "ending" | "expired";

const endingMs = 60 * 86_400_000;

/** What its owner sees: a checked certificate can end soon or have ended. `now` in ms. */
export function shownState(
  { state, inForce, validUntil }: Pick<OwnCertificate, "state" | "inForce" | "validUntil">,
  now: number,
): ShownState {
  const isOver = !inForce && validUntil !== null && Date.parse(validUntil) < now;
  if (isOver) return "expired";
  const endsSoon = validUntil !== null && Date.parse(validUntil) - now < endingMs;
  return state === "checked" && endsSoon ? "ending" : state;
}

export const stateLooks: Record<ShownState, { tone?: BadgeProps["tone"]; icon: IconName }> = {
  declared: { icon: "circle-dashed" },
  waiting: { tone: "info", icon: "clock" },
  checked: { tone: "success", icon: "badge-check" },
  refused: { tone: "error", icon: "x" },
  ending: { tone: "warning", icon: "triangle-alert" },
  expired: { icon: "calendar-off" },
};
