import { DomainError } from "../../domain/errors.ts";
import type { ProfileVersion } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwner } from "./own-profile.ts";

/** `publishedBy`: null for what was there before the practitioner published anything. */
type ListedVersion = Pick<ProfileVersion, "version" | "publishedAt"> & {
  publishedBy: "practitioner" | "administrator" | null;
};

/** The published versions, the newest first. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function listTherapistVersions(
  { persistence: { profiles } }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<ListedVersion[]> {
  requireOwner(account, id, { admins: true });
  const published = await profiles.findPublished(id);
  if (!published) throw new DomainError("ERR_NOT_FOUND");
  const versions = await profiles.listVersions(id);
  const publisher = (userId: string | null) => {
    if (userId === null) return null;
    return userId === published.userId ? "practitioner" : "administrator";
  };
  return versions.map(({ version, publishedAt, publishedBy }) => ({
    version,
    publishedAt,
    publishedBy: publisher(publishedBy),
  }));
}
