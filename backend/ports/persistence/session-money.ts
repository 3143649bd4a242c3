import type { MoneySource, SessionMoney } from "../../domain/money/session-money.ts";

export interface SessionMoneyRows {
  add(money: SessionMoney): Promise<void>;
  saveReturned(money: Pick<SessionMoney, "id" | "returnedCents">): Promise<void>;
  /** In the order in which it was paid. */
  list(therapySessionId: string): Promise<SessionMoney[]>;
  /** What went from one source to sessions, the latest first. */
  listOfSource(source: MoneySource): Promise<SessionMoney[]>;
}
