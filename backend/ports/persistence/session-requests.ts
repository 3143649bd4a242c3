import type { ApprovalRule, SessionRequest } from "../../domain/session-request.ts";

/** Bookings that wait for a practitioner's answer, and which practices need one. Instants in ms. */
export interface SessionRequests {
  /** The rule of the practice of an event type; "never" for an unknown one. */
  ruleOf(eventTypeUri: string): Promise<ApprovalRule>;
  /** By practice id, of the practices that are offered. */
  listRules(therapistId: string): Promise<Map<string, ApprovalRule>>;
  setRule(therapistId: string, practiceId: string, rule: ApprovalRule): Promise<void>;

  find(id: string): Promise<SessionRequest | null>;
  /** Waiting at `now`, of users who are not disabled, the earliest deadline first. */
  listWaitingFor(therapistId: string, now: number): Promise<SessionRequest[]>;
  /** Those waiting at `now` and those that ended after `since`, the latest first. */
  listOfUser(userId: string, now: number, since: number): Promise<SessionRequest[]>;
  /** Waiting at `now`, at any practitioner. */
  listWaitingOf(userId: string, now: number): Promise<SessionRequest[]>;
  /** By hold, as far as they wait. */
  findByHolds(holdIds: string[]): Promise<Map<string, SessionRequest>>;
  /** Stored as waiting although the deadline has passed. */
  listDue(now: number, limit: number): Promise<SessionRequest[]>;
  add(request: SessionRequest): Promise<void>;
  saveEnd(request: SessionRequest): Promise<void>;
  deleteEndedBefore(instant: number): Promise<void>;
}
