import type { DomainCode, DomainValue, ValueUsage } from "../../domain/domain-value.ts";

export interface DomainValues {
  list(): Promise<DomainValue[]>;
  find(domainCode: DomainCode, code: string): Promise<DomainValue | null>;
  /** By domain code and code; a value that nothing uses has no entry. `rules`: the practices that each rule names. */
  usage(rules: string[][]): Promise<Map<string, ValueUsage>>;
  add(value: DomainValue): Promise<void>;
  /** Replaces all of it except its codes. */
  save(value: DomainValue): Promise<void>;
}

export function usageKey({ domainCode, code }: Pick<DomainValue, "domainCode" | "code">): string {
  return `${domainCode}.${code}`;
}
