import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { beginAbsence } from "./absence-start.ts";
import type { OwnAbsence } from "./own-absence.ts";

/** As `beginAbsence`, of the caller. */
export async function startAbsence(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  input: { toDate: string; message?: string | undefined },
): Promise<OwnAbsence> {
  return await beginAbsence(ports, account, input, now);
}
