import { balanceOf, practitionerAccount } from "../../domain/money/ledger.ts";
import { statementMonth } from "../../domain/money/statement.ts";
import type { Account } from "../../domain/account.ts";
import {
  type OnSiteMethod,
  onSiteMethods,
  type OnSitePayment,
} from "../../domain/on-site-payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireOwnProfile } from "../require-right.ts";

/** What the marketplace owes a practitioner and why, in cents. Instants in ms. */
export type Statement = {
  /** YYYY-MM */
  month: string;
  openingCents: number;
  closingCents: number;
  rows: StatementRow[];
  /** What clients paid to the practitioner directly, by the day of the payment. */
  direct: DirectRow[];
};

type DirectRow = Pick<OnSitePayment, "amountCents" | "method" | "day"> & {
  therapySessionId: string;
  sessionAt: number;
  practiceType: string;
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
  const paid = await therapySessions.listPaidOnSite(therapistId, month);
  const direct = paid.flatMap(({ id, startsAt, practiceType, onSitePayment }) =>
    onSitePayment
      ? [{ ...onSitePayment, therapySessionId: id, sessionAt: startsAt, practiceType }]
      : []
  );
  return { month, openingCents, closingCents, rows, direct };
}

/** The sum of each method that occurs, in cents. */
export function sumsByMethod(
  direct: readonly Pick<DirectRow, "amountCents" | "method">[],
): { method: OnSiteMethod; sumCents: number }[] {
  return onSiteMethods.map((method) => ({
    method,
    sumCents: direct.filter((row) => row.method === method)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  })).filter(({ sumCents }) => sumCents > 0);
}
