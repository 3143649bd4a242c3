import { balanceOf, practitionerAccount } from "../../domain/money/ledger.ts";
import { statementMonth } from "../../domain/money/statement.ts";
import type { Account } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireOwnProfile } from "../require-right.ts";

/** What the marketplace owes a practitioner and why, in cents. Instants in ms. */
export type Statement = {
  /** YYYY-MM */
  month: string;
  openingCents: number;
  closingCents: number;
  rows: StatementRow[];
};

export type StatementRow = {
  at: number;
  /** Positive when the practitioner gets it; negative when a fee was waived later. */
  amountCents: number;
  therapySessionId: string | null;
  sessionAt: number | null;
  practiceType: string | null;
};

/** ERR_FORBIDDEN for callers who are no practitioners, ERR_INVALID_INPUT for a month to come. `now` in ms. */
export async function statementOf(
  { persistence }: Pick<Ports, "persistence">,
  caller: Account,
  { month, now }: { month: string; now: number },
): Promise<Statement> {
  const therapistId = requireOwnProfile(caller, "read-statements");
  const account = practitionerAccount(therapistId);
  const { from, until } = statementMonth(month, now);
  const { ledger, therapySessions } = persistence;
  const openingCents = await ledger.balanceBefore(account, from);
  const rows: StatementRow[] = [];
  for (const event of await ledger.listOfAccount(account, { from, until })) {
    const { at, therapySessionId, transfers } = event;
    const session = therapySessionId && await therapySessions.find(therapySessionId);
    rows.push({
      at,
      amountCents: balanceOf(account, transfers),
      therapySessionId,
      sessionAt: session ? session.startsAt : null,
      practiceType: session ? session.practiceType : null,
    });
  }
  const closingCents = rows.reduce((sum, { amountCents }) => sum + amountCents, openingCents);
  return { month, openingCents, closingCents, rows };
}
