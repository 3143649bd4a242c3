import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type Statement, statementOf } from "./statement.ts";

/** ERR_FORBIDDEN, ERR_INVALID_INPUT. */
export async function getStatement(
  ports: Pick<Ports, "persistence">,
  { account, now }: Context,
  { month }: { month: string },
): Promise<Statement> {
  return await statementOf(ports, account, { month, now });
}
