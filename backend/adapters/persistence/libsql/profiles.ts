import { and, desc, eq, not, notInArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { therapistDrafts, therapistVersions } from "db/schema/therapist-drafts.ts";
import { practices, therapistLocations, therapistMedia, therapists } from "db/schema/therapists.ts";
import type { Profiles, StoredContent } from "../../../ports/persistence/profiles.ts";
import { publishProfile } from "./publish-profile.ts";
import { readPublished } from "./published-profile.ts";

export function libsqlProfiles(connection: Connection): Profiles {
  return {
    async findPublished(therapistId) {
      const [row] = await connection.select().from(therapists).where(
        eq(therapists.id, therapistId),
      );
      return row ? await readPublished(connection, row) : null;
    },

    async findDraft(therapistId) {
      const [row] = await connection.select().from(therapistDrafts)
        .where(eq(therapistDrafts.therapistId, therapistId));
      if (!row) return null;
      const { content, version, basedOn, updatedAt } = row;
      return { content: content as StoredContent, version, basedOn, updatedAt };
    },

    async saveDraft(therapistId, draft, updatedBy) {
      const row = { ...draft, updatedBy };
      await connection.insert(therapistDrafts).values({ ...row, therapistId })
        .onConflictDoUpdate({ target: therapistDrafts.therapistId, set: row });
    },

    async listForeignIds(therapistId, ids) {
      const found = await Promise.all(
        [practices, therapistLocations, therapistMedia].map((table) =>
          connection.select({ id: table.id }).from(table)
            .where(and(inList(table.id, ids), not(eq(table.therapistId, therapistId))))
        ),
      );
      return found.flat().map(({ id }) => id);
    },

    async listBookedPractices(therapistId) {
      const rows = await connection.select({ id: practices.id }).from(practices).where(and(
        eq(practices.therapistId, therapistId),
        sql`(exists (
          select 1 from scheduled_events join event_types on event_types.id = event_type_id
          where ${practices.eventTypeUri} like '%/event_types/' || event_types.id
        ) or exists (
          select 1 from therapy_sessions where therapist_id = ${practices.therapistId}
            and practice_type = ${practices.type}
            and duration_minutes = ${practices.durationMinutes}
        ))`,
      ));
      return rows.map(({ id }) => id);
    },

    publish: (therapistId, profile, now) => publishProfile(connection, therapistId, profile, now),

    async addVersion(therapistId, version, keep) {
      await connection.insert(therapistVersions).values({ ...version, therapistId })
        .onConflictDoNothing();
      const kept = connection.select({ version: therapistVersions.version })
        .from(therapistVersions).where(eq(therapistVersions.therapistId, therapistId))
        .orderBy(desc(therapistVersions.version)).limit(keep);
      await connection.delete(therapistVersions).where(and(
        eq(therapistVersions.therapistId, therapistId),
        notInArray(therapistVersions.version, kept),
      ));
    },

    async listVersions(therapistId) {
      return await connection.select({
        version: therapistVersions.version,
        publishedBy: therapistVersions.publishedBy,
        publishedAt: therapistVersions.publishedAt,
      }).from(therapistVersions).where(eq(therapistVersions.therapistId, therapistId))
        .orderBy(desc(therapistVersions.version));
    },

    async findVersion(therapistId, version) {
      const [row] = await connection.select().from(therapistVersions).where(and(
        eq(therapistVersions.therapistId, therapistId),
        eq(therapistVersions.version, version),
      ));
      if (!row) return null;
      const { publishedBy, publishedAt } = row;
      return { version, content: row.content as StoredContent, publishedBy, publishedAt };
    },
  };
}
