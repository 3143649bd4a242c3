import { joinedIn, type Team } from "../../domain/team.ts";
import type { Persistence } from "../../ports/persistence.ts";

/** The teams that a practitioner has joined, the oldest first. */
export async function teamsOf(
  { teams }: Pick<Persistence, "teams">,
  therapistId: string,
): Promise<Team[]> {
  const known = await teams.listOfTherapist(therapistId);
  return known.filter((team) => joinedIn(team).includes(therapistId));
}
