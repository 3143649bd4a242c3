import type { ClosedTime } from "../../domain/closed-time.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { openHours } from "./closed-times.ts";

/** As `openHours`, of the caller. */
export async function openClosedTime(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  time: ClosedTime,
): Promise<void> {
  await openHours(ports, account, time, now);
}
