import type { DomainValue } from "../../domain/domain-value.ts";

export interface DomainValues {
  /** All values by domain code, then by `sort`. */
  list(): Promise<DomainValue[]>;
}
