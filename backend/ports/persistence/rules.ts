import type { Rule } from "../../domain/rule.ts";

export interface Rules {
  /** All of them, by id. */
  list(): Promise<Rule[]>;
}
