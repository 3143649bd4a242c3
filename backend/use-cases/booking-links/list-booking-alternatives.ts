import { isUnanswered } from "../../domain/absence.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { type Alternatives, readAlternatives } from "../absences/alternatives.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedSession } from "./find-linked-session.ts";

/** What the client of a booking that cannot take place is offered. ERR_INVALID_TOKEN, ERR_ILLEGAL_TRANSITION. */
export async function listBookingAlternatives(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "search">,
  { now }: VisitorContext,
  { token }: { token: string },
): Promise<Alternatives> {
  const link = { token, purpose: "booking-link" } as const;
  const { session, client } = await findLinkedSession(ports, ports.persistence, link, now);
  if (!isUnanswered(session)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return await readAlternatives(ports, { session, client, after: now }, now);
}
