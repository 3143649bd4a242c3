import type { AdminActionName } from "../../domain/admin-action.ts";
import type { ApprovalRecord } from "../../domain/approval.ts";
import type { Repositories } from "../../ports/persistence.ts";

/**
 * The last decision about a profile. `version`: what the administrator had looked at. `isRepeated`: whether the same one
 * decides the same about it again. `account` null: the command line, which decides about any version.
 */
export async function lastDecision(
  { adminActions }: Pick<Repositories, "adminActions">,
  account: { userId: string } | null,
  { id, updatedAt }: Pick<ApprovalRecord, "id" | "updatedAt">,
  { action, version }: { action: AdminActionName; version: number | undefined },
): Promise<{ version: number | null; isRepeated: boolean }> {
  const actions = ["approve-profile", "decline-profile"] as const;
  const last = await adminActions.findLast({ kind: "therapist", id, actions: [...actions] });
  const decided = last?.detail.version === undefined ? null : Number(last.detail.version);
  const isSame = last?.action === action && last.actorId === (account?.userId ?? null);
  const isAbout = version === undefined || version !== updatedAt && version === decided;
  return { version: decided, isRepeated: isSame && isAbout };
}

/** The detail of the action that notes a decision. */
export function decidedVersion({ updatedAt }: Pick<ApprovalRecord, "updatedAt">) {
  return { version: String(updatedAt) };
}
