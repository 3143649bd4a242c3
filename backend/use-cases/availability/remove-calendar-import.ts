import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

/** Forgets one of the caller's own calendars and its busy times. ERR_NOT_FOUND, ERR_FORBIDDEN. */
export async function removeCalendarImport(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.removeImport(ownerUri, id);
}
