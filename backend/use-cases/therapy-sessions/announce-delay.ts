import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { sendDelay } from "./delay-announcement.ts";
import type { Delay, DelayInput } from "./delay-messages.ts";

/** As `sendDelay`, of the caller. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function announceDelay(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  input: DelayInput,
): Promise<Delay> {
  return await sendDelay(ports, account, input, now);
}
