import { versionedPages } from "../../domain/content.ts";
import { DomainError } from "../../domain/errors.ts";
import { fillPlaceholders, type PageText, type SiteNames } from "../../domain/page-text.ts";
import type { Contents, ContentVersion } from "../../ports/persistence/contents.ts";
import type { Ports } from "../../ports/ports.ts";

type PublishedVersion = Pick<ContentVersion, "version" | "publishedAt">;

/** `versions`: those that can be read, the newest first; none of other pages. */
type VersionedPage = PageText & { versions: PublishedVersion[] };

/** Without `version` the page in force. Of terms and privacy every version can be read. ERR_NOT_FOUND. */
export async function getPage(
  { persistence }: Pick<Ports, "persistence">,
  names: SiteNames,
  { id, version }: { id: string; version?: number | undefined },
): Promise<VersionedPage> {
  const { contents, pageTexts } = persistence;
  const page = await pageTexts.find(id);
  if (!page) throw new DomainError("ERR_NOT_FOUND");
  const isVersioned = versionedPages.includes(id);
  const versions = isVersioned ? await versionsOf(contents, page) : [];
  if (version === undefined || version === page.version) {
    return { ...fillPlaceholders(page, names), versions };
  }
  const content = isVersioned ? await contents.findVersion(id, version) : null;
  if (!content) throw new DomainError("ERR_NOT_FOUND");
  return { ...fillPlaceholders({ id, version, ...content }, names), versions };
}

/** The version that a release brought is stored when the next one is published. */
async function versionsOf(
  contents: Contents,
  { id, version }: PageText,
): Promise<PublishedVersion[]> {
  const stored = (await contents.listVersions(id))
    .map(({ version, publishedAt }) => ({ version, publishedAt }));
  const isStored = stored.some((one) => one.version === version);
  return isStored ? stored : [{ version, publishedAt: null }, ...stored];
}
