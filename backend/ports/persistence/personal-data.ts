import type { User } from "../../domain/account.ts";
import type { HistoryRow } from "./therapy-sessions.ts";

/** Everything that is kept about one person, wherever it lies: giving it to them and erasing it know the same places. */
export interface PersonalData {
  /** What no other repository lists. */
  collect(user: User): Promise<ScatteredData>;
  /** From now on (ms) the person is being erased, whatever happens to this process. */
  markErasing(userId: string, now: number): Promise<void>;
  /** Whether they are being erased, or have been. */
  isErased(userId: string): Promise<boolean>;
  /** Who is being erased, the longest waiting first. */
  listErasing(limit: number): Promise<string[]>;
  /**
   * Removes the person. Their sessions are handed to `heirId`, a record of nobody that is made when there are any;
   * what they wrote is deleted, and published reviews lose their name. `now` in ms.
   */
  erase(user: User, heirId: string, now: number): Promise<void>;
}

/** Instants in ms. */
export type ScatteredData = {
  comments: { therapySessionId: string; comment: string; createdAt: number }[];
  history: Omit<HistoryRow, "id" | "actorUserId">[];
  reviews: { language: string; name: string; rating: number; text: string; createdAt: number }[];
  mails: { to: string; template: string; subject: string | null; createdAt: number }[];
  leads: { email: string; name: string; message: string; createdAt: number }[];
  invitations: { email: string; createdAt: number; usedAt: number | null }[];
  giftCards: {
    buyerName: string;
    buyerEmail: string;
    recipientName: string;
    recipientEmail: string | null;
    amountCents: number;
    message: string;
    createdAt: number;
  }[];
  emailChanges: { newEmail: string; createdAt: number; expiresAt: number }[];
};
