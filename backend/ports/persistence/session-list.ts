import type { ListedSession, SessionSort } from "../../domain/session-list.ts";
import type { TherapySessionStatus } from "../../domain/therapy-session.ts";
import type { CountedPage, Sorted } from "./sorted-list.ts";

/** All sessions, for administrators, without their content. Instants in ms. */
export interface SessionList {
  list(query: SessionListQuery): Promise<CountedPage<ListedSession>>;
}

export type SessionListQuery = Sorted<SessionSort> & {
  /** A part of the practitioner's name, or the beginning of a session's id. */
  text?: string | undefined;
  therapistId?: string | undefined;
  state?: TherapySessionStatus | undefined;
  /** By the start: `from` and later, before `to`. */
  from?: number | undefined;
  to?: number | undefined;
};
