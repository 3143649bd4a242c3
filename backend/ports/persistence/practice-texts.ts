import type { PracticeGroup } from "../../domain/domain-value.ts";
import type { Help, PracticeText } from "../../domain/practice-text.ts";

export interface PracticeTexts {
  list(): Promise<PracticeText[]>;
  find(code: string): Promise<PracticeText | null>;
  /** The page of a practice that an administrator added. */
  add(text: PracticeText): Promise<void>;
  saveGroup(code: string, group: PracticeGroup): Promise<void>;
  saveHelps(code: string, helps: Help[]): Promise<void>;
  /** A text of an administrator, which releases leave alone. */
  save(text: PracticeText): Promise<void>;
}
