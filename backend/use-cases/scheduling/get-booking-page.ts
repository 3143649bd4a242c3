import type { CompanionPerson } from "../../domain/companion.ts";
import { DomainError } from "../../domain/errors.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { ApprovalRule } from "../../domain/session-request.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import { needsPrepayment } from "../session-orders/new-order.ts";

export type BookingPage = {
  eventType: EventType;
  therapist: Therapist | null;
  practice: Practice | null;
  isPrepaid: boolean;
  approval: ApprovalRule;
  companions: CompanionPerson[];
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
  const companions = await persistence.companions.listOfEventType(eventType.uri);
  const isPrepaid = scheduling.holds !== null &&
    await needsPrepayment(persistence, eventType.uri);
  const page = { eventType, isPrepaid, approval, companions };
  if (!therapist?.showInSearch) return { ...page, therapist: null, practice: null };
  const practice = therapist.practices.find(({ eventTypeUri }) => eventTypeUri === eventType.uri);
  return { ...page, therapist, practice: practice ?? null };
}
