import type { Content } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findPublishedText } from "./editable-text.ts";
import { requireRight } from "../require-right.ts";

/** For admins: what a text said. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getTextVersion(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id, version }: { id: string; version: number },
): Promise<Content> {
  requireRight(account, "manage-texts");
  const published = await findPublishedText(persistence, id);
  if (published.version === version) return published.content;
  const content = await persistence.contents.findVersion(id, version);
  if (!content) throw new DomainError("ERR_NOT_FOUND");
  return content;
}
