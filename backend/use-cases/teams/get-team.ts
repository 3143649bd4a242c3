import type { Account } from "../../domain/account.ts";
import type { Team } from "../../domain/team.ts";
import type { TeamPractice } from "../../domain/team-times.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { cardsOfHits, type TherapistCard } from "../therapists/therapist-card.ts";
import { findShownTeam, type OfferingMember, offeringMembers } from "./find-shown-team.ts";

export type TeamPage = {
  team: Team;
  /** In the order of the team. */
  cards: TherapistCard[];
  /** What can be booked with the team, in the order of its members. */
  practices: TeamOffer[];
};

type TeamOffer = TeamPractice & { members: OfferingMember[] };

export async function getTeam(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  visitor: VisitorContext & { account: Account | null },
  { slug }: { slug: string },
): Promise<TeamPage> {
  const { team, members } = await findShownTeam(ports, visitor.account, slug);
  const ids = members.map(({ id }) => id);
  const { hits } = ids.length > 0
    ? await ports.search.find({ only: ids, limit: ids.length }, visitor)
    : { hits: [] };
  const cards = await cardsOfHits(ports, hits, visitor.now, null);
  const byId = new Map(cards.map((card) => [card.offered.therapist.id, card]));
  return {
    team,
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    practices: offersOf(ports, members),
  };
}

function offersOf(
  ports: Pick<Ports, "scheduling">,
  members: Parameters<typeof offeringMembers>[1],
): TeamOffer[] {
  const kinds = new Map(
    members.flatMap(({ practices }) => practices)
      .map(({ type, durationMinutes, intro }) => [
        `${type} ${durationMinutes} ${intro}`,
        { type, durationMinutes, intro },
      ]),
  );
  return [...kinds.values()].flatMap((kind) => {
    const offering = offeringMembers(ports, members, kind);
    return offering.length > 0 ? [{ ...kind, members: offering }] : [];
  });
}
