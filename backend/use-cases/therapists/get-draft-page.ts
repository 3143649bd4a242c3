import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { draftTherapist } from "./draft-therapist.ts";
import { pageOf, type TherapistPage } from "./get-therapist.ts";
import { readOwnProfile, requireOwner } from "./own-profile.ts";

/** The public page as it would be with the draft. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getDraftPage(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<TherapistPage> {
  requireOwner(account, id, { admins: true });
  const own = await readOwnProfile(ports.persistence, id);
  const published = await ports.persistence.therapists.find(id);
  if (!published) throw new DomainError("ERR_NOT_FOUND");
  return await pageOf(ports, draftTherapist(published, own));
}
