import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

export async function removeCalendarImport(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.removeImport(ownerUri, id);
}
