import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { ownEditor } from "../availability/own-availability.ts";
import type { Context } from "../context.ts";
import { type AssistedHours, assistedHours } from "./assisted-hours.ts";
import { requireKeptCalendar } from "./kept-calendar.ts";

/** Errors as `requireKeptCalendar` and `ownEditor`. */
export async function getAssistedHours(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account }: Context,
  { therapistId }: { therapistId: string },
): Promise<AssistedHours> {
  const keeper = await requireKeptCalendar(ports.persistence, account, therapistId);
  const { editor, ownerUri } = await ownEditor(ports, keeper);
  const sheet = await editor.find(ownerUri);
  if (!sheet) throw new DomainError("ERR_NOT_FOUND");
  return assistedHours(sheet);
}
