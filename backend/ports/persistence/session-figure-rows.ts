import type { CountedSession } from "../../domain/session-figures.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";

/** A practitioner's sessions for figures and files. Instants in ms; ranges are half-open. */
export interface SessionFigureRows {
  listCounted(therapistId: string, starts: Range): Promise<CountedSession[]>;
  /** Of the clients with sessions in the range: when they first came, up to `now`. */
  firstMeetings(therapistId: string, starts: Range, now: number): Promise<Map<string, number>>;
  /** As the practitioner calls them, by id. */
  namesOfClients(therapistId: string, userIds: string[]): Promise<Map<string, string>>;
  /** The first session, or when the practitioner was added if that was earlier. null for an unknown practitioner. */
  beganAt(therapistId: string): Promise<number | null>;
  /** The first `limit` by their start. */
  listForExport(
    therapistId: string,
    starts: Range,
    limit: number,
  ): Promise<ExportedSession[]>;
}

export type ExportedSession =
  & CountedSession
  & Pick<TherapySession, "practiceType" | "intro" | "meetingType" | "place">
  & { clientName: string };

type Range = { from: number; to: number };
