import { requireAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking } from "../../ports/scheduling/time-holds.ts";
import type { VisitorContext } from "../context.ts";
import { requireValidForm } from "./booking-form.ts";

export async function bookTime(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: VisitorContext,
  input: NewBooking,
): Promise<{ event: ScheduledEvent; invitee: Invitee }> {
  const type = await scheduling.findEventType(input.eventTypeUri);
  if (!type?.active) throw new DomainError("ERR_NOT_FOUND");
  requireValidForm(input, type);
  // The embedded calendar decides it in the transaction of the booking.
  if (scheduling.provider) {
    const { email } = input.invitee;
    requireAdmitted(await persistence.therapists.admissionOf(input.eventTypeUri, email));
  }
  return await scheduling.book(input, now);
}
