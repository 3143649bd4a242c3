import { DomainError } from "../../domain/errors.ts";
import { revoke } from "../../domain/secret-link.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnLink, ownLink, ownTherapist } from "./own-links.ts";

/** Sessions booked by the link stay. ERR_FORBIDDEN when the caller is not a practitioner, ERR_NOT_FOUND. */
export async function revokeSecretLink(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<OwnLink> {
  const therapist = await ownTherapist(ports, account);
  const revoked = await ports.persistence.transaction(async ({ secretLinks }) => {
    const link = await secretLinks.find(id);
    if (link?.therapistId !== therapist.id) throw new DomainError("ERR_NOT_FOUND");
    const changed = revoke(link, now);
    await secretLinks.save(changed);
    return changed;
  });
  return ownLink(ports, therapist, revoked);
}
