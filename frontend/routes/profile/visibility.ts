import type { Approval } from "backend/domain/profile.ts";

type Visibility = {
  approval: Approval;
  /** Whether the published profile wants to be shown, and the edited one. */
  published: boolean;
  edited: boolean;
  /** How many parts keep the profile from being published. */
  open: number;
};

function isVisible({ approval, published }: Visibility): boolean {
  return approval === "approved" && published;
}

/** What the head of the editor says: never that all is there and that something is missing. */
export function titleOf(profile: Visibility) {
  const { approval, edited, open } = profile;
  if (isVisible(profile)) return open > 0 ? "visibleMissing" as const : "visible" as const;
  if (approval === "waiting") return approval;
  if (open > 0) return approval === "approved" ? "missing" as const : "toSend" as const;
  if (approval !== "approved") return approval;
  return edited ? "unpublished" as const : "hidden" as const;
}

/** What the switch that shows the profile says below its name. `isLocked`: it cannot be switched on. */
export function searchHintOf(profile: Visibility, isLocked: boolean) {
  const { approval, edited } = profile;
  if (isVisible(profile)) return edited ? "on" as const : "offAfterPublishing" as const;
  if (isLocked) return "locked" as const;
  if (approval !== "approved") return "afterApproval" as const;
  return edited ? "onAfterPublishing" as const : "off" as const;
}
