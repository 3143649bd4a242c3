import type { PracticeText } from "../../domain/practice-text.ts";

export interface PracticeTexts {
  list(): Promise<PracticeText[]>;
  find(code: string): Promise<PracticeText | null>;
}
