import { withoutNote } from "../../domain/session-texts.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOpenedUser } from "./opened-user.ts";

/** The sessions of a person with their comments, never the private notes. ERR_REASON_REQUIRED. */
export async function listUserSessions(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, ...page }: PageQuery & { id: string },
): Promise<Page<TherapySessionEntry>> {
  await requireOpenedUser(persistence, context, { id, access: "sessions" });
  const { items, nextCursor } = await persistence.therapySessions.listOfClient(id, page);
  return { items: items.map(withoutNote), nextCursor };
}
