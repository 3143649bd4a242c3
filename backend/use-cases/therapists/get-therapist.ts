import type { Account } from "../../domain/account.ts";
import type { CertificateEvent } from "../../domain/certificate.ts";
import { type CompanionPerson, isComplete } from "../../domain/companion.ts";
import type { Course } from "../../domain/course.ts";
import type { PackageOffer } from "../../domain/money/package.ts";
import type { Review } from "../../domain/review.ts";
import type { Team } from "../../domain/team.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";
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
  /** With whom practices are held together, by practice. */
  companions: Map<string, CompanionPerson[]>;
  /** On sale. */
  packages: PackageOffer[];
  /** That every visitor finds. */
  courses: Course[];
};

const firstReviews = 5;

type PagePorts = Pick<Ports, "persistence" | "scheduling">;

export async function getTherapist(
  ports: PagePorts,
  { account }: { account: Account | null },
  { id }: { id: string },
): Promise<TherapistPage> {
  return await pageOf(ports, await findVisibleTherapist(ports.persistence, account, id));
}

/** What the public page shows of a practitioner. */
export async function pageOf(
  { persistence, scheduling }: PagePorts,
  therapist: Therapist,
): Promise<TherapistPage> {
  const [timeZone, reviews, certificateEvents, teams, companions, offers, courses] = await Promise
    .all([
      timeZoneOf(scheduling, therapist),
      persistence.reviews.listPublished(therapist.id, { limit: firstReviews }),
      persistence.certificates.listEventsOf(therapist.id),
      teamsOf(persistence, therapist.id),
      shownCompanions(persistence, therapist.id),
      persistence.packageOffers.listOf(therapist.id),
      persistence.courses.listListed(therapist.id),
    ]);
  return {
    // Bookings in a calendar of a provider are paid on site.
    therapist: { ...therapist, prepaid: therapist.prepaid && scheduling.holds !== null },
    timeZone,
    reviews: reviews.items,
    certificateEvents,
    teams,
    companions,
    packages: offers.filter(({ isOnSale }) => isOnSale),
    courses,
  };
}

/** None of a practice that cannot be booked yet. */
async function shownCompanions(
  { companions }: Pick<Persistence, "companions">,
  therapistId: string,
): Promise<Map<string, CompanionPerson[]>> {
  const named = await companions.listOfLead(therapistId);
  return new Map([...named].filter(([, of]) => isComplete(of)));
}
