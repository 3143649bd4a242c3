import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { draftTherapist } from "./draft-therapist.ts";
import type { TherapistPage } from "./get-therapist.ts";
import { readOwnProfile, requireOwner } from "./own-profile.ts";
import { teamsOf } from "./teams-of.ts";
import { timeZoneOf } from "./therapist-card.ts";

const firstReviews = 5;

/** The public page as it would be with the draft. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getDraftPage(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account }: Pick<Context, "account">,
  { id }: { id: string },
): Promise<TherapistPage> {
  requireOwner(account, id, { admins: true });
  const own = await readOwnProfile(persistence, id);
  const published = await persistence.therapists.find(id);
  if (!published) throw new DomainError("ERR_NOT_FOUND");
  const [timeZone, reviews, certificateEvents, teams] = await Promise.all([
    timeZoneOf(scheduling, published),
    persistence.reviews.listPublished(id, { limit: firstReviews }),
    persistence.certificates.listEventsOf(id),
    teamsOf(persistence, id),
  ]);
  return {
    companions: new Map(),
    therapist: draftTherapist(published, own),
    timeZone,
    reviews: reviews.items,
    certificateEvents,
    teams,
    packages: [],
  };
}
