import type { Rule } from "../../domain/rule.ts";

export interface Rules {
  /** All rules by id. */
  list(): Promise<Rule[]>;
}
