import { DomainError } from "../../domain/errors.ts";
import type { Hold } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret } from "../../ports/scheduling/time-holds.ts";
import type { VisitorContext } from "../context.ts";

/** Gives a visitor time to log in or register. A repetition changes nothing more. */
export async function extendHold(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: VisitorContext,
  hold: HoldSecret,
): Promise<Hold> {
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_NOT_FOUND");
  return await persistence.transaction((repositories) =>
    holds.extend(repositories, hold, "login", now)
  );
}
