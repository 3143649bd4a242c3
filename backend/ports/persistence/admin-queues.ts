/** What waits for an administrator. */
export interface AdminQueues {
  /** `now` in ms. `lastDays` (YYYY-MM-DD): of certificates that end soon. */
  summary(
    query: { now: number; lastDays: { from: string; to: string } },
  ): Promise<AdminSummary>;
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
  /** Reviews that wait to be read, and published ones with reports. */
  reviews: number;
  /** Changes of the rules that wait for a second administrator. */
  rules: number;
  /** Paid cards that have to be put in the post. */
  giftCardsToPost: number;
  visiblePractitioners: number;
  /** When the oldest of them began to wait (ms); null when nothing waits. */
  waitingSince: number | null;
  /** The longest waiting first. */
  waiting: WaitingItem[];
  /** Checked certificates whose last day is near. */
  endingCertificates: number;
};

export type WaitingItem = {
  kind: "lead" | "therapist" | "certificate" | "review" | "rules";
  id: string;
  /** Of the person; of a review the practitioner, of rules the title of the draft. */
  name: string;
  /** The title of a certificate. */
  title: string | null;
  /** ms */
  since: number;
};
