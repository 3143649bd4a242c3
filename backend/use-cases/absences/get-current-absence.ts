import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findCurrentAbsence, type OwnAbsence } from "./own-absence.ts";

/** As `findCurrentAbsence`, of the caller. */
export async function getCurrentAbsence(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
): Promise<OwnAbsence | null> {
  return await findCurrentAbsence(ports, account, now);
}
