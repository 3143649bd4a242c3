import type { AdminAction, AdminActionName } from "../../domain/admin-action.ts";
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
  const decided = versionIn(last);
  const isSame = last?.action === action && last.actorId === (account?.userId ?? null);
  const isAbout = version === undefined || version !== updatedAt && version === decided;
  return { version: decided, isRepeated: isSame && isAbout };
}

/** What the last decision about a certificate was about. */
export async function decidedCertificateVersion(
  { adminActions }: Pick<Repositories, "adminActions">,
  id: string,
): Promise<number | null> {
  const actions = ["check-certificate", "refuse-certificate"] as const;
  return versionIn(await adminActions.findLast({ kind: "certificate", id, actions: [...actions] }));
}

function versionIn(action: Pick<AdminAction, "detail"> | null): number | null {
  return action?.detail.version === undefined ? null : Number(action.detail.version);
}

/** The detail of the action that notes a decision. */
export function detailOf({ updatedAt }: Pick<ApprovalRecord, "updatedAt">) {
  return { version: String(updatedAt) };
}
