import type { BookingRequest } from "../../domain/booking-request.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

/** The request whose secret the caller has. ERR_NOT_FOUND, also for a wrong secret. */
export async function findOwnRequest(
  { auth }: Pick<Ports, "auth">,
  { bookingRequests }: Pick<Repositories, "bookingRequests">,
  { id, secret }: { id: string; secret: string },
): Promise<BookingRequest> {
  const request = await bookingRequests.find(id);
  if (request?.secretHash !== auth.hashSecret(secret)) throw new DomainError("ERR_NOT_FOUND");
  return request;
}

/** The request of a link in a mail. ERR_INVALID_TOKEN. */
export async function findLinkedRequest(
  { auth }: Pick<Ports, "auth">,
  { bookingRequests }: Pick<Repositories, "bookingRequests">,
  { token }: { token: string },
): Promise<BookingRequest> {
  const request = await bookingRequests.findByLink(auth.hashSecret(token));
  if (!request) throw new DomainError("ERR_INVALID_TOKEN");
  return request;
}
