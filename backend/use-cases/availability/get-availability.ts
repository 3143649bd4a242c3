import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { describeAvailability, type OwnAvailability, ownEditor } from "./own-availability.ts";

export async function getAvailability(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
): Promise<OwnAvailability> {
  const own = await ownEditor(ports, account);
  const sheet = await own.editor.find(own.ownerUri);
  if (!sheet) throw new DomainError("ERR_NOT_FOUND");
  return await describeAvailability(ports, own, sheet, now);
}
