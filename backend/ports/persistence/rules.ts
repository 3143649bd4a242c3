import type { Rule } from "../../domain/rule.ts";

export interface Rules {
  list(): Promise<Rule[]>;
}
