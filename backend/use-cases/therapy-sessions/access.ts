import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { standing, type TherapySession } from "../../domain/therapy-session.ts";

/** A session of one's own, and as what; a stranger must not learn that there is such a session. */
export function own<Session extends TherapySession>(session: Session | null, account: Account) {
  const by = session && standing(session, account);
  if (!session || !by) throw new DomainError("ERR_NOT_FOUND");
  return { session, by };
}

/** Only the client ever reads the private note. */
export function seesNote(session: Pick<TherapySession, "userId">, account: Account): boolean {
  return session.userId === account.userId;
}
