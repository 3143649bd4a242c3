import type { Account } from "../../domain/account.ts";
import type { CertificateEvent } from "../../domain/certificate.ts";
import type { Review } from "../../domain/review.ts";
import type { Team } from "../../domain/team.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import { findVisibleTherapist } from "./find-visible-therapist.ts";
import { teamsOf } from "./teams-of.ts";
import { timeZoneOf } from "./therapist-card.ts";

export type TherapistPage = {
  therapist: Therapist;
  timeZone: string;
  reviews: Review[];
  /** Oldest first. */
  certificateEvents: CertificateEvent[];
  /** In which the practitioner has joined. */
  teams: Pick<Team, "slug" | "name">[];
};

const firstReviews = 5;

export async function getTherapist(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account }: { account: Account | null },
  { id }: { id: string },
): Promise<TherapistPage> {
  const therapist = await findVisibleTherapist(persistence, account, id);
  const [timeZone, reviews, certificateEvents, teams] = await Promise.all([
    timeZoneOf(scheduling, therapist),
    persistence.reviews.listPublished(therapist.id, { limit: firstReviews }),
    persistence.certificates.listEventsOf(therapist.id),
    teamsOf(persistence, therapist.id),
  ]);
  return {
    therapist,
    timeZone,
    reviews: reviews.items,
    certificateEvents,
    teams,
  };
}
