import type { PracticeGroup } from "./domain-value.ts";
import type { Text } from "./text.ts";

export type PracticeText = {
  code: string;
  group: PracticeGroup;
  summary: Text;
  about: Text;
  whatHappens: Text;
  goodToKnow: Text;
  evidence: Text;
  helps: { way: string; weight: number }[];
  version: number;
};
