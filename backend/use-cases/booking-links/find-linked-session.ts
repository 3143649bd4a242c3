import { linkWorks } from "../../domain/booking-link.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { isTokenOf, type LinkedSession, linkedSession, sessionIdOf } from "./signed-link.ts";

type Readable = Pick<Repositories, "domainValues" | "sessionMoney" | "therapySessions" | "users">;

/** The session of a signed link. ERR_INVALID_TOKEN for a forged or outdated one. `now` in ms. */
export async function findLinkedSession(
  { auth }: Pick<Ports, "auth">,
  repositories: Readable,
  { token, purpose }: { token: string; purpose: "booking-link" | "booking-file" },
  now: number,
): Promise<LinkedSession> {
  const { therapySessions, users } = repositories;
  const session = await therapySessions.findEntry(sessionIdOf(token), false);
  const client = session && await users.find(session.userId);
  if (!client || client.disabledAt !== null || !isTokenOf(auth, purpose, token, client)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  if (!linkWorks(session, now)) throw new DomainError("ERR_INVALID_TOKEN");
  return await linkedSession(auth, repositories, session, client);
}
