import type { Text } from "./text.ts";

/** From the mildest to the strictest. */
export const severities = ["caution", "ask", "no"] as const;

export type Severity = (typeof severities)[number];

/** When practices need care: general safety knowledge with its reason and the kind of its source. */
export type Rule = {
  id: string;
  /** What somebody may state about themselves. */
  fact: string;
  /** THERAPY_TYPE codes. */
  practices: string[];
  severity: Severity;
  reason: Text;
  source: { kind: string; label: Text };
};

/** The rules that speak of a practice, the strictest first. */
export function rulesOf(practice: string, rules: readonly Rule[]): Rule[] {
  return rules
    .filter(({ practices }) => practices.includes(practice))
    .toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity));
}
