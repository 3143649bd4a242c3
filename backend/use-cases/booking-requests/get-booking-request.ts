import {
  type BookingRequest,
  type BookingRequestStatus,
  bookingRequestStatus,
} from "../../domain/booking-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type Confirmed, confirmedOutcome } from "./confirmation.ts";
import { findOwnRequest } from "./own-request.ts";

type RequestState = {
  status: BookingRequestStatus;
  expiresAt: number;
  outcome: Pick<Confirmed, "booked" | "requested" | "ordered">;
};

export async function getBookingRequest(
  ports: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { id: string; secret: string },
): Promise<RequestState> {
  const request = await findOwnRequest(ports, ports.persistence, input);
  const status = bookingRequestStatus(request, now);
  const outcome = status === "confirmed"
    ? withRequestedName(await confirmedOutcome(ports, ports.persistence, request), request)
    : { booked: null, requested: null, ordered: null };
  return { status, expiresAt: request.expiresAt, outcome };
}

/** Another person may have confirmed by the link: the device that requested learns no name of their account. */
function withRequestedName(
  { booked, requested, ordered }: Confirmed,
  { name }: BookingRequest,
): Pick<Confirmed, "booked" | "requested" | "ordered"> {
  return {
    booked: booked && { ...booked, client: { ...booked.client, name } },
    requested: requested && { ...requested, client: { name } },
    ordered,
  };
}
