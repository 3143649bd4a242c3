import type { PracticeText } from "../../domain/practice-text.ts";

export interface PracticeTexts {
  /** All of them, by code. */
  list(): Promise<PracticeText[]>;
  find(code: string): Promise<PracticeText | null>;
}
