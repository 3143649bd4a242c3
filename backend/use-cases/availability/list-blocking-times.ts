import { day } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";
import { type OwnBlockingTime, ownBlockingTimes } from "./own-blocking-times.ts";

/** What blocks times on the caller's calendar in the coming days; all live holds are included. */
export async function listBlockingTimes(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { days }: { days: number },
): Promise<OwnBlockingTime[]> {
  const own = await ownEditor(ports, account);
  return await ownBlockingTimes(ports, own, { now, until: now + days * day });
}
