import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { teamMembers, teams } from "db/schema/teams.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Team } from "../../../domain/team.ts";
import type { Teams } from "../../../ports/persistence/teams.ts";

export function libsqlTeams(connection: Connection): Teams {
  return {
    find: (id) => findOne(eq(teams.id, id)),
    findBySlug: (slug) => findOne(eq(teams.slug, slug)),

    async slugsLike(slug) {
      const rows = await connection.select({ slug: teams.slug }).from(teams)
        .where(sql`substr(${teams.slug}, 1, ${slug.length}) = ${slug}`);
      return new Set(rows.map((row) => row.slug));
    },

    listOfTherapist: (therapistId) =>
      list(inArray(
        teams.id,
        connection.select({ id: teamMembers.teamId }).from(teamMembers)
          .where(eq(teamMembers.therapistId, therapistId)),
      )),

    listAll: (limit) => list(undefined, limit),

    listShownSlugs: (limit) =>
      connection.selectDistinct({ slug: teams.slug, updatedAt: teams.updatedAt }).from(teams)
        .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
        .innerJoin(therapists, eq(therapists.id, teamMembers.therapistId))
        .where(and(isNotNull(teamMembers.joinedAt), eq(therapists.showInSearch, true)))
        .orderBy(asc(teams.slug)).limit(limit),

    countUpcoming: (therapistId, now) =>
      connection.$count(
        therapySessions,
        and(
          eq(therapySessions.therapistId, therapistId),
          eq(therapySessions.status, "booked"),
          gt(therapySessions.startsAt, now),
        ),
      ),

    async add({ members, ...team }) {
      await refusedAs(DomainError, connection.insert(teams).values(team));
      await saveMembers(team.id, members);
    },

    async save({ id, members, ...team }) {
      await refusedAs(DomainError, connection.update(teams).set(team).where(eq(teams.id, id)));
      await saveMembers(id, members);
    },

    async delete(id) {
      await connection.delete(teams).where(eq(teams.id, id));
    },
  };

  async function findOne(condition: SQL): Promise<Team | null> {
    const [team] = await list(condition, 1);
    return team ?? null;
  }

  async function list(condition: SQL | undefined, limit = 1000): Promise<Team[]> {
    const rows = await connection.select().from(teams).where(condition)
      .orderBy(asc(teams.createdAt), asc(teams.id)).limit(limit);
    const members = await connection.select().from(teamMembers)
      .where(inArray(teamMembers.teamId, rows.map(({ id }) => id)))
      .orderBy(asc(teamMembers.position));
    const ofTeam = Map.groupBy(members, ({ teamId }) => teamId);
    return rows.map((team) => ({
      ...team,
      members: (ofTeam.get(team.id) ?? [])
        .map(({ teamId: _, position: __, ...member }) => member),
    }));
  }

  async function saveMembers(teamId: string, members: Team["members"]): Promise<void> {
    await connection.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
    if (members.length === 0) return;
    await connection.insert(teamMembers)
      .values(members.map((member, position) => ({ ...member, teamId, position })));
  }
}
