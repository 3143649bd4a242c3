import {
  type BookingRequest,
  type BookingRequestStatus,
  bookingRequestStatus,
} from "../../domain/booking-request.ts";
import type { CompanionPerson } from "../../domain/companion.ts";
import { DomainError } from "../../domain/errors.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type Confirmed, confirmedOutcome } from "./confirmation.ts";
import { findLinkedRequest } from "./own-request.ts";

export type RequestedTime = {
  request: BookingRequest;
  eventType: EventType;
  therapist: Therapist;
  practice: Practice;
  companions: CompanionPerson[];
};

type LinkState = {
  status: BookingRequestStatus;
  expiresAt: number;
  requested: RequestedTime;
  outcome: Pick<Confirmed, "booked" | "requested" | "ordered">;
};

export async function readBookingLink(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  input: { token: string },
): Promise<LinkState> {
  const { persistence, scheduling } = ports;
  const request = await findLinkedRequest(ports, persistence, input);
  const { eventTypeUri, expiresAt } = request;
  const eventType = await scheduling.findEventType(eventTypeUri);
  const therapist = await persistence.therapists.findByEventType(eventTypeUri);
  // A booked practice is archived, not deleted, when its practitioner removes it.
  const practice = therapist && [...therapist.practices, ...therapist.archivedPractices]
    .find((one) => one.eventTypeUri === eventTypeUri);
  if (!eventType || !therapist || !practice) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const status = bookingRequestStatus(request, now);
  const outcome = status === "confirmed"
    ? await confirmedOutcome(ports, persistence, request)
    : { booked: null, requested: null, ordered: null };
  const hold = await persistence.holds.find(request.holdId);
  const companions = await persistence.companions.listOfEventType(eventTypeUri);
  const terms = { ...practice, priceCents: hold?.priceCents ?? practice.priceCents };
  return {
    status,
    expiresAt,
    requested: { request, eventType, therapist, practice: terms, companions },
    outcome,
  };
}
