import type { Team } from "../../domain/team.ts";

/** Teams of practitioners. Instants in ms. */
export interface Teams {
  find(id: string): Promise<Team | null>;
  findBySlug(slug: string): Promise<Team | null>;
  /** The slugs that begin with this one. */
  slugsLike(slug: string): Promise<Set<string>>;
  /** The teams in which a practitioner is or to which one is invited, the oldest first. */
  listOfTherapist(therapistId: string): Promise<Team[]>;
  /** All teams, the oldest first. */
  listAll(limit: number): Promise<Team[]>;
  /** The teams with a member who is shown in search. */
  listShownSlugs(limit: number): Promise<{ slug: string; updatedAt: number }[]>;
  /** A practitioner's booked sessions that begin after `now`. */
  countUpcoming(therapistId: string, now: number): Promise<number>;
  /** ERR_DUPLICATE_ENTITY when the slug is taken. */
  add(team: Team): Promise<void>;
  /** Replaces details and members. */
  save(team: Team): Promise<void>;
  delete(id: string): Promise<void>;
}
