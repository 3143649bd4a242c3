import type { PracticeText } from "../../domain/practice-text.ts";

export interface PracticeTexts {
  /** All practices by code. */
  list(): Promise<PracticeText[]>;
  find(code: string): Promise<PracticeText | null>;
}
