import { DomainError } from "../../domain/errors.ts";
import { fillIn, type PageText, type SiteNames } from "../../domain/page-text.ts";
import type { Ports } from "../../ports/ports.ts";

/** A page that is only read, with the house's own words in it. ERR_NOT_FOUND. */
export async function getPage(
  { persistence }: Pick<Ports, "persistence">,
  words: SiteNames,
  id: string,
): Promise<PageText> {
  const page = await persistence.pageTexts.find(id);
  if (!page) throw new DomainError("ERR_NOT_FOUND");
  return fillIn(page, words);
}
