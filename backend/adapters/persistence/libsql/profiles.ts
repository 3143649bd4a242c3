import { and, desc, eq, ne, not, notInArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import { therapistDrafts, therapistVersions } from "db/schema/therapist-drafts.ts";
import { practices, therapistLocations, therapistMedia, therapists } from "db/schema/therapists.ts";
import { completeContent } from "../../../domain/stored-profile.ts";
import type { Profiles } from "../../../ports/persistence/profiles.ts";
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
      return { content: completeContent(content), version, basedOn, updatedAt };
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
      const rows = await connection.select({ id: practices.id }).from(practices).where(
        sql`practices.therapist_id = ${therapistId} and (
          exists (
            select 1 from scheduled_events
            where practices.event_type_uri like '%/event_types/' || scheduled_events.event_type_id
          ) or exists (
            select 1 from therapy_sessions
            where therapy_sessions.therapist_id = practices.therapist_id
              and therapy_sessions.practice_type = practices.type
              and therapy_sessions.intro = practices.intro
              and ends_at - starts_at = practices.duration_minutes * 60000
          )
        )`,
      );
      return rows.map(({ id }) => id);
    },

    publish: (therapistId, profile, now) => publishProfile(connection, therapistId, profile, now),

    async followAccount({ id, name, pictureKey }, now) {
      const ofUser = eq(therapists.userId, id);
      const updatedAt = sql`max(${now}, ${therapists.updatedAt} + 1)`;
      const [renamed] = name === "" ? [] : await connection
        .select({ id: therapists.id, slug: therapists.slug, name: therapists.name })
        .from(therapists)
        .where(and(ofUser, eq(therapists.nameFollowsAccount, true), ne(therapists.name, name)));
      if (renamed) {
        await connection.update(therapists).set({ name, updatedAt })
          .where(eq(therapists.id, renamed.id));
        await renameCalendar(connection, renamed.id, name);
      }
      await connection.update(therapists)
        .set({ pictureKey, pictureBlur: null, pictureUploadId: null, updatedAt })
        .where(and(
          ofUser,
          eq(therapists.pictureFollowsAccount, true),
          sql`${therapists.pictureKey} is not ${pictureKey}`,
        ));
      if (!renamed) return null;
      const { id: therapistId, slug, name: from } = renamed;
      return { therapistId, from, to: name, isPublished: slug !== therapistId };
    },

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
      return { version, content: completeContent(row.content), publishedBy, publishedAt };
    },
  };
}

async function renameCalendar(
  connection: Connection,
  therapistId: string,
  name: string,
): Promise<void> {
  await connection.update(schedulingAccounts).set({ name }).where(sql`${schedulingAccounts.id} in (
    select event_types.account_id from event_types join practices
    on practices.event_type_uri like '%/event_types/' || event_types.id
    where practices.therapist_id = ${therapistId}
  )`);
}
