import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { finishAbsence } from "./absence-end.ts";
import type { OwnAbsence } from "./own-absence.ts";

/** As `finishAbsence`, of the caller. */
export async function endAbsence(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  input: { id: string },
): Promise<OwnAbsence> {
  return await finishAbsence(ports, account, input, now);
}
