import { eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions as sessions } from "db/schema/therapy-sessions.ts";
import { practitionerAccount, sessionAccount } from "../../../domain/money/ledger.ts";
import type { LedgerNames } from "../../../ports/persistence/ledger.ts";

export async function namesOfAccounts(
  connection: Connection,
  accounts: readonly string[],
): Promise<LedgerNames> {
  const idsOf = (accountOf: (id: string) => string) => {
    const prefix = accountOf("");
    const own = accounts.filter((account) => account.startsWith(prefix));
    return [...new Set(own.map((account) => account.slice(prefix.length)))];
  };
  const named = await connection.select({ id: therapists.id, name: therapists.name })
    .from(therapists).where(inList(therapists.id, idsOf(practitionerAccount)));
  const held = await connection.select({
    id: sessions.id,
    practitioner: therapists.name,
    practiceType: sessions.practiceType,
    intro: sessions.intro,
    startsAt: sessions.startsAt,
  }).from(sessions).innerJoin(therapists, eq(therapists.id, sessions.therapistId))
    .where(inList(sessions.id, idsOf(sessionAccount)));
  return {
    practitioners: named.map(({ id, name }) => ({ account: practitionerAccount(id), name })),
    sessions: held.map(({ id, ...session }) => ({ account: sessionAccount(id), ...session })),
  };
}
