import type { AdminActionName, AdminSubject } from "../../domain/admin-action.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** Whether the same administrator made the same decision last. `account` null: the command line. */
export async function isRepeated(
  { adminActions }: Pick<Repositories, "adminActions">,
  account: { userId: string } | null,
  { kind, id, action, instead }: {
    kind: AdminSubject;
    id: string;
    action: AdminActionName;
    /** The other decisions about such a subject. */
    instead: AdminActionName[];
  },
): Promise<boolean> {
  const last = await adminActions.findLast({ kind, id, actions: [action, ...instead] });
  return last?.action === action && last.actorId === (account?.userId ?? null);
}
