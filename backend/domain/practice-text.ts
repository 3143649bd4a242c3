import type { PracticeGroup } from "./domain-value.ts";
import type { Text } from "./text.ts";

/** The description of a practice. */
export type PracticeText = {
  /** A THERAPY_TYPE. */
  code: string;
  group: PracticeGroup;
  summary: Text;
  about: Text;
  whatHappens: Text;
  goodToKnow: Text;
  evidence: Text;
  /** WAY_OF_HELPING codes, each with 1 (sometimes) to 3 (a main reason people come). */
  helps: { way: string; weight: number }[];
};
