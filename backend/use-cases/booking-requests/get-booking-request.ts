import { type BookingRequestStatus, bookingRequestStatus } from "../../domain/booking-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkedSession } from "../booking-links/signed-link.ts";
import type { VisitorContext } from "../context.ts";
import { confirmedSession } from "./confirmation.ts";
import { findOwnRequest } from "./own-request.ts";

type RequestState = {
  status: BookingRequestStatus;
  expiresAt: number;
  booked: LinkedSession | null;
};

export async function getBookingRequest(
  ports: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { id: string; secret: string },
): Promise<RequestState> {
  const request = await findOwnRequest(ports, ports.persistence, input);
  const status = bookingRequestStatus(request, now);
  const booked = status === "confirmed"
    ? await confirmedSession(ports, ports.persistence, request)
    : null;
  return { status, expiresAt: request.expiresAt, booked };
}
