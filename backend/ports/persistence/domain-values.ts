import type { DomainValue } from "../../domain/domain-value.ts";

export interface DomainValues {
  /** All of them, by domain code, then in their own order. */
  list(): Promise<DomainValue[]>;
}
