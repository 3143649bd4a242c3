import type { DomainValue } from "../../domain/domain-value.ts";

export interface DomainValues {
  list(): Promise<DomainValue[]>;
}
