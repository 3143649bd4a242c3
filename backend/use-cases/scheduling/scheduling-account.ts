import { type Account, emailKey } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireAccess } from "../data-access/require-access.ts";

type Needed = Pick<Ports, "scheduling" | "persistence">;

export async function schedulingAccountOf(
  { scheduling, persistence }: Needed,
  { therapistId }: Pick<Account, "therapistId">,
): Promise<string | null> {
  const therapist = therapistId && await persistence.therapists.find(therapistId);
  if (!therapist) return null;
  for (const { eventTypeUri } of [...therapist.practices, ...therapist.archivedPractices]) {
    const type = await scheduling.findEventType(eventTypeUri);
    if (type) return type.ownerUri;
  }
  return null;
}

export async function canSeeEvent(
  ports: Needed,
  account: Account,
  event: ScheduledEvent,
  invitees: Invitee[],
): Promise<boolean> {
  return account.isAdmin || await isParty(ports, account, event, invitees);
}

export async function isParty(
  ports: Needed,
  account: Account,
  event: ScheduledEvent,
  invitees: Invitee[],
): Promise<boolean> {
  if (invitees.some(({ email }) => emailKey(email) === emailKey(account.email))) return true;
  return await schedulingAccountOf(ports, account) === event.ownerUri;
}

/** Before an administrator reads what a person booked. Without an account the reason has no reader, so it is refused. */
export async function requireInviteeAccess(
  persistence: Ports["persistence"],
  context: { account: Account; now: number },
  email: string,
): Promise<void> {
  if (emailKey(email) === emailKey(context.account.email)) return;
  const user = await persistence.users.findByEmail(email);
  if (!user) throw new DomainError("ERR_REASON_REQUIRED");
  await requireAccess(persistence, context, { userId: user.id, access: "sessions" });
}
