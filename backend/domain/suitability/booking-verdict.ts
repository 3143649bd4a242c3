import type { Rule } from "../rule.ts";
import type { Text } from "../text.ts";
import type { GivenClearance } from "./clearance.ts";

/** What the stored test of a person says about booking a practice. */
export type BookingVerdict = {
  practice: string;
  verdict: "ok" | Rule["severity"];
  /** The rules that apply, the strictest first, each with the question whose answer states its fact. */
  reasons: { rule: Rule; question: Text }[];
  rulesVersion: number;
  /** The other rules about the practice, to read by a person who skipped a question about safety; else empty. */
  conditions: (Rule & { condition: Text })[];
  /** Practices without a warning that help with the same, the best first. */
  instead: string[];
  /** Lets the person book in spite of the verdict "ask". */
  clearance: GivenClearance | null;
};
