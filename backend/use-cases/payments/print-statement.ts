import type { DomainValue } from "../../domain/domain-value.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { type Statement, statementOf } from "./statement.ts";

/** The statement with the names of practices. ERR_FORBIDDEN, ERR_INVALID_INPUT, ERR_TOO_MANY_REQUESTS. */
export async function printStatement(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { month }: { month: string },
): Promise<{ statement: Statement; domainValues: DomainValue[] }> {
  const statement = await statementOf(ports, account, { month, now });
  await countRequests(ports, now, [{ limit: "exportsPerPerson", by: account.userId }]);
  return { statement, domainValues: await ports.persistence.domainValues.list() };
}
