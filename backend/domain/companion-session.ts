import type { CompanionPerson } from "./companion.ts";
import type { MeetingType } from "./scheduling.ts";
import type { TherapySession } from "./therapy-session.ts";

/** What a companion sees of a session: nothing that the client and the lead wrote. */
export type SessionTogether = {
  id: string;
  /** The client. */
  userId: string;
  status: TherapySession["status"];
  startsAt: number;
  endsAt: number;
  /** The lead's IANA zone. */
  timeZone: string;
  practiceType: string;
  intro: boolean;
  meetingType: MeetingType;
  place: string;
  clientName: string;
  lead: CompanionPerson;
  /** Beside the lead; the reader too. */
  companions: CompanionPerson[];
  /** Of its calendar entry. */
  calendarSequence: number;
  hasNeutralUid: boolean;
  cancelledAt: number | null;
  createdAt: number;
  updatedAt: number;
};
