import type { User, UserChanges } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "../admin/record-action.ts";
import { followAccount } from "../therapists/follow-account.ts";
import { reminderTemplates } from "../therapy-sessions/session-mails.ts";
import { mayDo } from "../../domain/rights.ts";

export async function updateUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, changes: { phone, ...changes }, version }: {
    id: string;
    changes: UserChanges;
    version?: number | undefined;
  },
): Promise<User> {
  return await persistence.transaction(async (repositories) => {
    const { users, outbox } = repositories;
    const mayChange = id === account.userId || mayDo(account, "manage-users");
    const user = mayChange ? await users.find(id) : null;
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    if (version !== undefined && version !== user.updatedAt) throw new DomainError("ERR_STALE");
    const changed = {
      ...user,
      ...changes,
      // Administrators do not see it, and send back that there is none.
      ...(id === account.userId && phone !== undefined && { phone }),
      notifications: { ...user.notifications, ...changes.notifications },
      updatedAt: Math.max(now, user.updatedAt + 1),
    };
    await users.save(changed);
    if (id !== account.userId) {
      const { before, after } = differences(user, changed);
      await recordAction(persistence, repositories, { account, now }, {
        ...{ action: "edit-account", kind: "user", id, before, after },
      });
    }
    await followAccount(persistence, repositories, { account, now }, changed);
    if (!changed.notifications.reminders) await outbox.deleteWaiting(user.id, reminderTemplates);
    return changed;
  });
}

const named = ["name", "language", "timeZone"] as const;

function differences(before: User, after: User) {
  const fields = named.filter((field) => before[field] !== after[field]);
  const of = (user: User) => Object.fromEntries(fields.map((field) => [field, user[field]]));
  return { before: of(before), after: of(after) };
}
