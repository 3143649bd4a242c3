import type { Text } from "./text.ts";

export const severities = ["caution", "ask", "no"] as const;

type Severity = (typeof severities)[number];

export type Rule = {
  id: string;
  fact: string;
  practices: string[];
  severity: Severity;
  reason: Text;
  source: { kind: string; label: Text };
};

/** A rule as it applied to a person. */
export type AppliedRule = Pick<Rule, "id" | "fact" | "severity">;

export function rulesOf(practice: string, rules: readonly Rule[]): Rule[] {
  return rules
    .filter(({ practices }) => practices.includes(practice))
    .toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity));
}
