import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type Delay, type DelayInput, readDelay, readDelayRules } from "./delay-messages.ts";

/** ERR_FORBIDDEN when the caller is not a practitioner, ERR_NOT_FOUND for a session that cannot begin later. */
export async function previewDelay(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  input: DelayInput,
): Promise<Delay> {
  const rules = await readDelayRules(ports, account);
  return await readDelay(ports.persistence, rules, input, now);
}
