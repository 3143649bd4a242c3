import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldProblem } from "../../domain/field-problem.ts";
import type { Ports } from "../../ports/ports.ts";

/** ERR_INVALID_INPUT with what is wrong by the domain values. Those in memory may lack one that was just added. */
export async function requireKnownValues(
  { persistence, search }: Pick<Ports, "persistence" | "search">,
  problemsBy: (values: readonly DomainValue[]) => FieldProblem[],
): Promise<void> {
  if (problemsBy(search.domainValues()).length === 0) return;
  const errors = problemsBy(await persistence.domainValues.list());
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}
