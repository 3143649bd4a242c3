import { DomainError } from "../../domain/errors.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { ApprovalRule } from "../../domain/session-request.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";

export type BookingPage = {
  eventType: EventType;
  therapist: Therapist | null;
  practice: Practice | null;
  approval: ApprovalRule;
};

export async function getBookingPage(
  { scheduling, persistence }: Pick<Ports, "scheduling" | "persistence">,
  { account, slug }: { account: string; slug: string },
): Promise<BookingPage> {
  const eventType = await scheduling.findEventTypeByPage(account, slug);
  if (!eventType?.active) throw new DomainError("ERR_NOT_FOUND");
  const therapist = await persistence.therapists.findByEventType(eventType.uri);
  const approval = scheduling.holds === null
    ? "never"
    : await persistence.sessionRequests.ruleOf(eventType.uri);
  if (!therapist?.showInSearch) return { eventType, therapist: null, practice: null, approval };
  const practice = therapist.practices.find(({ eventTypeUri }) => eventTypeUri === eventType.uri);
  return { eventType, therapist, practice: practice ?? null, approval };
}
