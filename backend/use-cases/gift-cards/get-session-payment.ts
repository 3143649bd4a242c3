import { DomainError } from "../../domain/errors.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type SessionPayment, sessionPayment } from "./session-payment.ts";

/** For the client and the practitioner of a session. ERR_NOT_FOUND, ERR_FORBIDDEN. */
export async function getSessionPayment(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<SessionPayment> {
  const { session, by } = requireRole(await persistence.therapySessions.find(id), account);
  if (by === "admin") throw new DomainError("ERR_FORBIDDEN");
  return await sessionPayment(persistence, session, { isClient: by === "client", now });
}
