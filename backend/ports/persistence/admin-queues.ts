/** What waits for an administrator. */
export interface AdminQueues {
  /** `now` in ms. */
  summary(now: number): Promise<AdminSummary>;
}

export type AdminSummary = {
  /** Confirmed addresses without an answer. */
  leads: number;
  /** Sent and still open. */
  invitations: number;
  /** Profiles sent for approval. */
  practitioners: number;
  /** Certificates sent for checking. */
  certificates: number;
  visiblePractitioners: number;
  /** When the oldest lead, profile or certificate began to wait (ms); null when nothing waits. */
  waitingSince: number | null;
};
