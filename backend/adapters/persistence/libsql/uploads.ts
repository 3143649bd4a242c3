import { and, asc, eq, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { courses } from "db/schema/courses.ts";
import { therapistDrafts } from "db/schema/therapist-drafts.ts";
import {
  certificates,
  therapistLocations,
  therapistMedia,
  therapists,
} from "db/schema/therapists.ts";
import { uploads } from "db/schema/uploads.ts";
import { users } from "db/schema/users.ts";
import type { Uploads } from "../../../ports/persistence/uploads.ts";

export function libsqlUploads(connection: Connection): Uploads {
  return {
    async find(id) {
      const [row] = await connection.select().from(uploads).where(eq(uploads.id, id)).limit(1);
      return row ?? null;
    },

    listOf: (ownerId) => list(eq(uploads.ownerId, ownerId)),

    async usage(ownerId) {
      const [row] = await connection.select({
        files: sql<number>`count(*)`,
        bytes: sql<number>`coalesce(sum(coalesce(${uploads.storedBytes}, ${uploads.bytes})), 0)`,
      }).from(uploads).where(eq(uploads.ownerId, ownerId));
      return row!;
    },

    async add(upload) {
      await connection.insert(uploads).values(upload);
    },

    async save({ id, ...upload }) {
      await connection.update(uploads).set(upload).where(eq(uploads.id, id));
    },

    async remove(id) {
      await connection.delete(uploads).where(eq(uploads.id, id));
    },

    async isNamed(id) {
      const [row] = await connection.select({ id: uploads.id }).from(uploads)
        .where(and(eq(uploads.id, id), ...isUnnamed(connection))).limit(1);
      return row === undefined;
    },

    listUnfinished: (instant) =>
      list(and(eq(uploads.state, "receiving"), lt(uploads.updatedAt, instant))),

    listUnnamed: (instant) =>
      list(and(
        ne(uploads.state, "receiving"),
        lt(uploads.updatedAt, instant),
        ...isUnnamed(connection),
      )),

    listFinished: () => list(ne(uploads.state, "receiving")),

    async listFileKeys() {
      const keys = sql`(
        select file_key as key from uploads where file_key is not null
        union select poster_key from uploads where poster_key is not null
        union select part.value ->> 'key' from uploads, json_each(uploads.parts) part
        union select picture_key from therapists where picture_key is not null
        union select picture_key from therapist_locations where picture_key is not null
        union select file_key from therapist_media
        union select poster_key from therapist_media where poster_key is not null
        union select picture_key from users where picture_key is not null)`;
      const rows = await connection.select({ key: sql<string>`key` }).from(keys);
      return new Set(rows.map(({ key }) => key));
    },
  };

  function list(where: SQL | undefined) {
    return connection.select().from(uploads).where(where).orderBy(asc(uploads.createdAt));
  }
}

function isUnnamed(connection: Connection): SQL[] {
  const { id, fileKey, posterKey } = uploads;
  const any = { one: sql`1` };
  return [
    notExists(
      connection.select(any).from(therapists)
        .where(eq(therapists.pictureKey, fileKey)),
    ),
    notExists(
      connection.select(any).from(therapistLocations)
        .where(eq(therapistLocations.pictureKey, fileKey)),
    ),
    notExists(
      connection.select(any).from(therapistMedia).where(or(
        eq(therapistMedia.uploadId, id),
        eq(therapistMedia.fileKey, fileKey),
        eq(therapistMedia.posterKey, posterKey),
      )),
    ),
    notExists(connection.select(any).from(users).where(eq(users.pictureKey, fileKey))),
    notExists(connection.select(any).from(certificates).where(eq(certificates.uploadId, id))),
    notExists(
      connection.select(any).from(therapistDrafts)
        .where(sql`instr(${therapistDrafts.content}, ${id}) > 0`),
    ),
    notExists(
      connection.select(any).from(courses).where(or(
        sql`instr(${courses.draft}, ${id}) > 0`,
        sql`instr(${courses.published}, ${id}) > 0`,
      )),
    ),
  ];
}
