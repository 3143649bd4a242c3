import type { SessionOrder } from "../../domain/session-order.ts";
import type { Acknowledged } from "../../domain/suitability/acknowledgement.ts";

/** What the client's test says, to be recorded with the session. */
type Suitability = { acknowledged: Acknowledged; isShared: boolean } | null;

/** Bookings that wait for their payment. Instants in ms. */
export interface SessionOrders {
  find(id: string): Promise<SessionOrder | null>;
  suitabilityOf(id: string): Promise<Suitability>;
  /** Waiting at `now`, at any practitioner. */
  listWaitingOf(userId: string, now: number): Promise<SessionOrder[]>;
  /** Stored as waiting although the end has passed. */
  listDue(now: number, limit: number): Promise<SessionOrder[]>;
  add(order: SessionOrder & { suitability: Suitability }): Promise<void>;
  save(
    order: Pick<SessionOrder, "id" | "payBy" | "status" | "endedAt" | "therapySessionId">,
  ): Promise<void>;
  deleteEndedBefore(instant: number): Promise<void>;
}
