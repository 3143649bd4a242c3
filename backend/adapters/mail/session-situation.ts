import type { Language } from "../../domain/text.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import type { MailTimes } from "./mail-times.ts";
import type { SessionTexts } from "./session-texts.ts";

/** What the rows of a mail about a session are made from. */
export type Situation = {
  session: MailedSession;
  texts: SessionTexts;
  times: MailTimes;
  language: Language;
  kind:
    | "booked"
    | "rescheduled"
    | "cancelled"
    | "waived"
    | "missed"
    | "reminder"
    | "offer"
    | "late"
    | "away";
  publicUrl: string;
  /** When the mail is sent (ms). */
  now: number;
};
