import {
  type BookingRequest,
  type BookingRequestStatus,
  bookingRequestStatus,
} from "../../domain/booking-request.ts";
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
    ? withRequestedName(await confirmedSession(ports, ports.persistence, request), request)
    : null;
  return { status, expiresAt: request.expiresAt, booked };
}

/** Another person may have confirmed by the link: the device that requested learns no name of their account. */
function withRequestedName(booked: LinkedSession, { name }: BookingRequest): LinkedSession {
  return { ...booked, client: { ...booked.client, name } };
}
