import type { ClosedTime } from "../../domain/closed-time.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { closeHours } from "./closed-times.ts";

/** As `closeHours`, of the caller. */
export async function closeTime(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  time: ClosedTime & { note: string },
): Promise<void> {
  await closeHours(ports, account, time, now);
}
