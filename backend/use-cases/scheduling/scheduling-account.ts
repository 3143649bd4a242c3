import { type Account, emailKey } from "../../domain/account.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";

type Needed = Pick<Ports, "scheduling" | "persistence">;

export async function schedulingAccountOf(
  { scheduling, persistence }: Needed,
  { therapistId }: Account,
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
  if (account.isAdmin) return true;
  if (invitees.some(({ email }) => emailKey(email) === emailKey(account.email))) return true;
  return await schedulingAccountOf(ports, account) === event.ownerUri;
}
