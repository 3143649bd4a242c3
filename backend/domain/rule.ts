import type { Text } from "./text.ts";

/** Mildest first. */
export const severities = ["caution", "ask", "no"] as const;

export type Severity = (typeof severities)[number];

/** A safety rule: practices to be careful with when a fact is true of the client. */
export type Rule = {
  id: string;
  /** A statement about the client, for example a pregnancy. */
  fact: string;
  practices: string[];
  severity: Severity;
  reason: Text;
  source: { kind: string; label: Text };
};

/** The rules about a practice, strictest first. */
export function rulesOf(practice: string, rules: readonly Rule[]): Rule[] {
  return rules
    .filter(({ practices }) => practices.includes(practice))
    .toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity));
}
