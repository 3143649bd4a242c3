import type { AnswerTime, ClientQuestion } from "../../domain/client-question.ts";

/** What clients ask before booking, encrypted. Instants in ms. */
export interface ClientQuestions {
  find(id: string): Promise<ClientQuestion | null>;
  findOpen(
    about: Pick<ClientQuestion, "userId" | "therapistId" | "practiceType">,
  ): Promise<ClientQuestion | null>;
  countOpenOf(userId: string): Promise<number>;
  /** The latest change first. */
  listOfUser(userId: string): Promise<ClientQuestion[]>;
  /** Of users who are not disabled: those that wait first, the longest waiting before, then the latest change. */
  listOfTherapist(therapistId: string): Promise<ClientQuestion[]>;
  /** Ids of the questions that wait since `waitingSince` or an earlier instant, or rest since `changedAt`. */
  listDue(due: { waitingSince: number; changedAt: number }): Promise<string[]>;
  add(question: ClientQuestion): Promise<void>;
  /** Stores its new messages, too. */
  save(question: ClientQuestion): Promise<void>;
  /** Hides the warnings of the user's test from all practitioners. */
  hideSharedOf(userId: string): Promise<void>;
  /** With the clearances that came of them. */
  deleteOfUser(userId: string): Promise<void>;
  /** Those that ended before the instant and have no clearance in force at `now`. */
  deleteEndedBefore(instant: number, now: number): Promise<void>;

  addAnswerTime(
    time: AnswerTime & { id: string; therapistId: string; endedAt: number },
  ): Promise<void>;
  listAnswerTimes(therapistId: string, since: number): Promise<AnswerTime[]>;
  deleteAnswerTimesBefore(instant: number): Promise<void>;
}
