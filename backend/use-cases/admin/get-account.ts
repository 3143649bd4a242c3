import type { User } from "../../domain/account.ts";
import type { Invitation } from "../../domain/invitation.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { requireRight } from "../require-right.ts";

export type AccountDetails = {
  user: User;
  therapist: { id: string; slug: string; name: string; disabledAt: number | null } | null;
  /** Signed in now, last used first. */
  devices: SignIn[];
  /** Sent to the address, the newest first. */
  invitations: Invitation[];
  /** How many sessions of any state. */
  sessions: { asClient: number; asPractitioner: number };
  /** What administrators did to the account and its profile, the newest first. */
  actions: ListedAdminAction[];
};

const mostInvitations = 20;
const mostActions = 20;

/** An account with everything but private content. ERR_NOT_FOUND, also for an erased one. */
export async function getAccount(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<AccountDetails> {
  requireRight(account, "manage-users");
  const { accountList, invitations, therapists, users } = persistence;
  const user = await lookedAtAccount(persistence, id, undefined);
  const { therapistId } = user;
  const therapist = therapistId === null ? null : await therapists.find(therapistId);
  const sent = await invitations.list({ now, text: user.email, limit: mostInvitations });
  return {
    user,
    therapist,
    devices: await users.listSignIns(id, now),
    invitations: sent.items.filter(({ email }) => email === user.email),
    sessions: await accountList.countSessions({ userId: id, therapistId }),
    actions: await actionsOf(persistence, id, therapistId),
  };
}

async function actionsOf(
  { adminActions }: Pick<Persistence, "adminActions">,
  userId: string,
  therapistId: string | null,
): Promise<ListedAdminAction[]> {
  const query = { limit: mostActions, order: "newest" } as const;
  const pages = [
    await adminActions.list({ ...query, subject: "user", subjectId: userId }),
    ...(therapistId === null
      ? []
      : [await adminActions.list({ ...query, subject: "therapist", subjectId: therapistId })]),
  ];
  return pages.flatMap(({ items }) => items)
    .sort((one, other) => other.createdAt - one.createdAt).slice(0, mostActions);
}
