import { and, asc, between, eq, gte, inArray, lte, notExists, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { certificateEvents, certificates } from "db/schema/therapists.ts";
import { uploads } from "db/schema/uploads.ts";
import { type CertificateState, certificateStates } from "../../../domain/certificate.ts";
import type { Certificates } from "../../../ports/persistence/certificates.ts";
import { mostCounted } from "../../../ports/persistence/sorted-list.ts";
import { readCursor } from "./cursor.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith, therapistsNamed } from "./text-search.ts";

export function libsqlCertificates(connection: Connection): Certificates {
  return {
    async find(id) {
      const [row] = await connection.select().from(certificates).where(eq(certificates.id, id));
      return row ?? null;
    },

    async listOf(therapistId) {
      return await connection.select().from(certificates)
        .where(eq(certificates.therapistId, therapistId))
        .orderBy(asc(certificates.position), asc(certificates.id));
    },

    async add(certificate) {
      await connection.insert(certificates).values(certificate);
    },

    async save({ id, ...certificate }) {
      await connection.update(certificates).set(certificate).where(eq(certificates.id, id));
    },

    async remove(id) {
      await connection.delete(certificates).where(eq(certificates.id, id));
    },

    async findDocuments(uploadIds) {
      if (uploadIds.length === 0) return new Map();
      const rows = await connection.select({
        uploadId: uploads.id,
        ownerId: uploads.ownerId,
        fileName: uploads.fileName,
        contentType: uploads.contentType,
        bytes: sql<number>`coalesce(${uploads.storedBytes}, ${uploads.bytes})`,
        fileKey: uploads.fileKey,
        purpose: uploads.purpose,
        state: uploads.state,
        createdAt: uploads.createdAt,
      }).from(uploads).where(inArray(uploads.id, uploadIds));
      return new Map(rows.map(({ purpose, state, fileKey, ...document }) => [document.uploadId, {
        ...document,
        fileKey: state === "receiving" ? null : fileKey,
        isDocument: purpose === "document",
      }]));
    },

    async addEvent(event) {
      await connection.insert(certificateEvents).values(event);
    },

    listEvents: (certificateId) => listEvents(eq(certificateEvents.certificateId, certificateId)),
    listEventsOf: (therapistId) => listEvents(eq(certificateEvents.therapistId, therapistId)),

    async listQueue({ state, lastDays, text, limit, cursor }) {
      const ending = lastDays &&
        keyset({ key: validUntil, id: certificates.id, order: "oldest", cursor, type: "string" });
      const isLater = ending?.after ?? (cursor && !ending ? afterQueued(cursor, state) : undefined);
      // Of one state the group is the same, and its index begins with the state.
      const by = ending?.by ??
        [...(state === undefined ? [asc(group)] : []), asc(place), asc(certificates.id)];
      const { where, total } = await found(connection, {
        table: certificates,
        text: named(text),
        conditions: [
          state === undefined ? undefined : eq(certificates.state, state),
          lastDays && between(validUntil, lastDays.from, lastDays.to),
        ],
        after: isLater,
        by,
        limit,
      });
      const rows = await connection.select().from(certificates).where(where).orderBy(...by)
        .limit(limit + 1);
      const page = pageOf(rows, limit, ({ id, updatedAt, ...row }) => {
        if (ending) return [ending.place, row.validUntil!, id];
        const isWaiting = row.state === "waiting";
        return [isWaiting ? 0 : 1, isWaiting ? updatedAt : -updatedAt, id];
      });
      return { ...page, total };
    },

    async countByState() {
      const counts = await Promise.all(certificateStates.map(async (one) => {
        const upTo =
          sql`select 1 from ${certificates} where ${state} = ${one} limit ${mostCounted}`;
        const [row] = await connection.values<[number]>(sql`select count(*) from (${upTo})`);
        return [one, row![0]] as const;
      }));
      return Object.fromEntries(counts) as Awaited<ReturnType<Certificates["countByState"]>>;
    },

    async listEnding({ from, to }) {
      const recorded = connection.select({ id: certificateEvents.id }).from(certificateEvents)
        .where(and(
          eq(certificateEvents.certificateId, certificates.id),
          eq(certificateEvents.kind, "expired"),
          eq(certificateEvents.reason, certificates.validUntil),
        ));
      return await connection.select().from(certificates)
        .where(and(
          eq(certificates.state, "checked"),
          gte(certificates.validUntil, from),
          lte(certificates.validUntil, to),
          notExists(recorded),
        ))
        .orderBy(asc(certificates.validUntil), asc(certificates.id));
    },
  };

  async function listEvents(condition: SQL) {
    return await connection.select().from(certificateEvents).where(condition)
      .orderBy(asc(certificateEvents.createdAt), asc(certificateEvents.id));
  }
}

const { state, updatedAt, validUntil } = certificates;
const group = sql<number>`case when ${state} = 'waiting' then 0 else 1 end`;
const place = sql<number>`case when ${state} = 'waiting' then ${updatedAt} else -${updatedAt} end`;

function named(text: string | undefined) {
  if (!text) return undefined;
  const { title, issuer } = certificates;
  const owner = sql`(select name from therapists where therapists.id = certificates.therapist_id)`;
  return {
    rows: sql`${rowsWith(certificates, text)}
      union all select certificates.rowid from (${therapistsNamed(text)}) as named
        cross join certificates on therapist_id = named.id`,
    holds: contains([title, issuer, owner], text),
  };
}

function afterQueued(cursor: string, of: CertificateState | undefined): SQL {
  const [inGroup, at, id] = readCursor(cursor, "number", "number", "string");
  if (of !== undefined) return sql`(${place}, ${certificates.id}) > (${at}, ${id})`;
  return sql`(${group}, ${place}, ${certificates.id}) > (${inGroup}, ${at}, ${id})`;
}
