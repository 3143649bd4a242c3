import type { AdminActionName, AdminSubject } from "../../domain/admin-action.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";

/**
 * Notes what an administrator did, in the transaction that does it. `account` null: the command line. `before`
 * and `after`: the fields that changed, as text. Never private content in any of them, except a reason that the
 * administrator wrote. `now` in ms.
 */
export async function recordAction(
  { newId }: Pick<Persistence, "newId">,
  { adminActions }: Pick<Repositories, "adminActions">,
  { account, now }: { account: { userId: string } | null; now: number },
  { action, kind, id, detail = {}, before = {}, after = {} }: {
    action: AdminActionName;
    kind: AdminSubject;
    id: string;
    detail?: Record<string, string>;
    before?: Record<string, string>;
    after?: Record<string, string>;
  },
): Promise<void> {
  await adminActions.add({
    id: newId(),
    actorId: account?.userId ?? null,
    action,
    subjectKind: kind,
    subjectId: id,
    detail,
    before,
    after,
    createdAt: now,
  });
}
