import { versionedPages } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import { fillPlaceholders, type PageText, type SiteNames } from "../../domain/page-text.ts";
import type { Ports } from "../../ports/ports.ts";

/** Without `version` the page in force. Of terms and privacy every version can be read. ERR_NOT_FOUND. */
export async function getPage(
  { persistence }: Pick<Ports, "persistence">,
  names: SiteNames,
  { id, version }: { id: string; version?: number | undefined },
): Promise<PageText> {
  const page = await persistence.pageTexts.find(id);
  if (!page) throw new DomainError("ERR_NOT_FOUND");
  if (version === undefined || version === page.version) return fillPlaceholders(page, names);
  const content = versionedPages.includes(id)
    ? await persistence.contents.findVersion(id, version)
    : null;
  if (!content) throw new DomainError("ERR_NOT_FOUND");
  return fillPlaceholders({ id, version, ...content }, names);
}
