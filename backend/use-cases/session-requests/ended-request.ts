import { endRequest, type SessionRequest } from "../../domain/session-request.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { queueRequestMail } from "./request-mails.ts";

/** Ends a request without a booking, frees its time and mails the other person, in the caller's transaction. */
export async function endWithoutBooking(
  repositories: Repositories,
  request: SessionRequest,
  { status, message = "", now }: {
    status: "declined" | "taken-back";
    message?: string;
    now: number;
  },
): Promise<SessionRequest> {
  const ended = endRequest(request, status, { now, message });
  if (ended === request) return request;
  await repositories.sessionRequests.saveEnd(ended);
  await repositories.holds.delete(request.holdId);
  const mail = status === "declined"
    ? { event: "session-request-declined", to: "client" } as const
    : { event: "session-request-taken-back", to: "therapist" } as const;
  await queueRequestMail(repositories, mail, ended, now);
  return ended;
}
