import type { PracticeGroup } from "./domain-value.ts";
import type { Text } from "./text.ts";

/** A way of helping, with 1 (sometimes) to 3 (a main reason people come). */
export type Help = { way: string; weight: number };

export const helpWeights = { min: 1, max: 3 } as const;

export type PracticeText = {
  code: string;
  group: PracticeGroup;
  summary: Text;
  about: Text;
  whatHappens: Text;
  goodToKnow: Text;
  evidence: Text;
  helps: Help[];
  version: number;
};
