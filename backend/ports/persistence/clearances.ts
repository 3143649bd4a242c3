import type { Clearance } from "../../domain/suitability/clearance.ts";

/** For whom practitioners make an exception from the rule to ask first, encrypted. Instants in ms. */
export interface Clearances {
  add(clearance: Clearance): Promise<void>;
  /** The latest one in force at `now`. */
  findInForce(
    about: Pick<Clearance, "userId" | "therapistId" | "practiceType">,
    now: number,
  ): Promise<Clearance | null>;
  /** The oldest first. */
  listOfUser(userId: string): Promise<Clearance[]>;
  /** Of these questions, the oldest first. */
  listOfQuestions(questionIds: string[]): Promise<Clearance[]>;
  /** Ends those in force that came of a question. */
  endOfQuestion(questionId: string, now: number): Promise<void>;
}
