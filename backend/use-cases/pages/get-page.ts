import { DomainError } from "../../domain/errors.ts";
import { fillPlaceholders, type PageText, type SiteNames } from "../../domain/page-text.ts";
import type { Ports } from "../../ports/ports.ts";

export async function getPage(
  { persistence }: Pick<Ports, "persistence">,
  names: SiteNames,
  id: string,
): Promise<PageText> {
  const page = await persistence.pageTexts.find(id);
  if (!page) throw new DomainError("ERR_NOT_FOUND");
  return fillPlaceholders(page, names);
}
