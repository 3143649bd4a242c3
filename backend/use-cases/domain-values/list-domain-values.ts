import type { DomainValue } from "../../domain/domain-value.ts";
import type { Ports } from "../../ports/ports.ts";

export async function listDomainValues(
  { persistence }: Pick<Ports, "persistence">,
): Promise<DomainValue[]> {
  return await persistence.domainValues.list();
}
