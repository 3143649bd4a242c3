import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { Buffer } from "node:buffer";
import { validate } from "uuid";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { refusedAs } from "db/refused-write.ts";
import { practices, therapistLanguages, therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import { emailKey } from "../../../domain/account.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Therapist } from "../../../domain/therapist.ts";
import type { Therapists } from "../../../ports/persistence/therapists.ts";
import { preparedOnce } from "./prepared-once.ts";
import { readCards } from "./therapist-cards.ts";
import { completeTherapists } from "./therapist-parts.ts";
import { placesToMeet } from "./places-to-meet.ts";

const isShown = sql`${therapists.showInSearch} = 1`;

export function libsqlTherapists(connection: Connection): Therapists {
  return {
    find: async (id) => await completeOne(await rowById(connection).all({ id })),
    findBySlug: (slug) => findOne(eq(therapists.slug, slug)),
    async slugsLike(slug) {
      const rows = await connection.select({ slug: therapists.slug }).from(therapists)
        .where(sql`substr(${therapists.slug}, 1, ${slug.length}) = ${slug}`);
      return new Set(rows.map((row) => row.slug));
    },
    findByEventType: async (eventTypeUri) =>
      await completeOne(await rowByEventType(connection).all({ eventTypeUri })),

    async admissionOf(eventTypeUri, email) {
      const key = email === null ? null : emailKey(email);
      const [row] = await admissions(connection).all({ eventTypeUri, emailKey: key });
      return row ? { ...row, isClient: row.isClient === 1 } : null;
    },

    async priceOf(eventTypeUri) {
      const [row] = await connection.select({ priceCents: practices.priceCents }).from(practices)
        .where(eq(practices.eventTypeUri, eventTypeUri));
      return row?.priceCents ?? null;
    },

    async setBuffer(eventTypeUri, bufferMinutes) {
      await connection.update(practices).set({ bufferMinutes }).where(and(
        eq(practices.eventTypeUri, eventTypeUri),
        sql`${practices.bufferMinutes} is not ${bufferMinutes}`,
      ));
    },

    async isClient(therapistId, userId) {
      const rows = await connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(and(
          eq(therapySessions.userId, userId),
          eq(therapySessions.therapistId, therapistId),
          sql`${therapySessions.status} <> 'cancelled'`,
        )).limit(1);
      return rows.length > 0;
    },

    async setAcceptingNewClients(id, acceptingNewClients, now) {
      await connection.update(therapists).set({ acceptingNewClients, updatedAt: now })
        .where(eq(therapists.id, id));
    },

    async eventTypesOfPractice(type) {
      const spoken = connection.select({ language: therapistLanguages.language })
        .from(therapistLanguages)
        .where(eq(therapistLanguages.therapistId, practices.therapistId))
        .orderBy(asc(therapistLanguages.position));
      const rows = await connection.select({
        eventTypeUri: practices.eventTypeUri,
        languages: sql<string>`(select json_group_array(language) from ${spoken})`,
      }).from(practices)
        .where(and(eq(practices.type, type), eq(practices.intro, false)));
      return rows.map(({ eventTypeUri, languages }) => ({
        eventTypeUri,
        languages: JSON.parse(languages) as string[],
      }));
    },

    async offersOf(eventTypeUris) {
      const rows = await connection
        .select({
          uri: practices.eventTypeUri,
          type: practices.type,
          intro: practices.intro,
          shown: therapists.showInSearch,
        })
        .from(practices)
        .innerJoin(therapists, eq(therapists.id, practices.therapistId))
        .where(inList(practices.eventTypeUri, eventTypeUris));
      return new Map(rows.map(({ uri, ...offer }) => [uri, offer]));
    },

    async listShownIds(ids, eventTypeUris) {
      const offering = connection.select({ id: practices.therapistId }).from(practices)
        .where(inList(practices.eventTypeUri, eventTypeUris));
      const rows = await connection.select({ id: therapists.id }).from(therapists).where(and(
        or(inList(therapists.id, ids), inArray(therapists.id, offering)),
        isShown,
      ));
      return rows.map(({ id }) => id);
    },

    async listUnlinked(email) {
      const rows = await connection.select({ id: therapists.id, email: therapists.email })
        .from(therapists).where(isNull(therapists.userId));
      // SQLite's lower() handles ASCII only; there are at most hundreds of practitioners.
      const ids = rows.filter((row) => emailKey(row.email) === emailKey(email)).map(({ id }) => id);
      return await complete(inList(therapists.id, ids), ids.length);
    },

    async linkUser(id, userId, now) {
      const linked = await refusedAs(
        DomainError,
        connection.update(therapists).set({ userId, updatedAt: now })
          .where(and(eq(therapists.id, id), isNull(therapists.userId)))
          .returning({ id: therapists.id }),
      );
      if (linked.length === 0) throw new DomainError("ERR_DUPLICATE_ENTITY");
    },

    async unlinkUser(id, now) {
      await connection.update(therapists).set({ userId: null, updatedAt: now })
        .where(eq(therapists.id, id));
    },

    async linkCalendar(therapistId, link, now) {
      await connection.update(therapists).set({ calendarUrl: link.calendarUrl, updatedAt: now })
        .where(eq(therapists.id, therapistId));
      for (const { id, ...practice } of link.practices) {
        await refusedAs(
          DomainError,
          connection.update(practices).set(practice)
            .where(and(eq(practices.id, id), eq(practices.therapistId, therapistId))),
        );
      }
    },

    async addHidden({ id, name, email }, now) {
      await connection.insert(therapists).values({
        id,
        slug: id,
        name,
        email,
        gender: "",
        city: "",
        calendarUrl: "",
        acceptingNewClients: "yes",
        showInSearch: false,
        approval: "not-sent",
        nameFollowsAccount: true,
        pictureFollowsAccount: true,
        createdAt: now,
        updatedAt: now,
      });
    },

    async placesToMeet(id) {
      return (await placesToMeet(connection, [id])).get(id) ?? [];
    },

    async findMany(ids) {
      const rows = await rowsOf(connection).all({ ids: JSON.stringify(ids) });
      const found = await completeTherapists(connection, rows);
      const byId = new Map(found.map((therapist) => [therapist.id, therapist]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    findForCards: (ids) => readCards(connection, ids),

    async listShown({ limit, cursor }) {
      const after = cursor === undefined ? undefined : gt(therapists.id, idIn(cursor));
      const found = await complete(and(isShown, after), limit + 1);
      const items = found.slice(0, limit);
      const last = items.at(-1);
      return { items, nextCursor: found.length > limit && last ? writeCursor(last.id) : null };
    },

    countShown: () => connection.$count(therapists, isShown),

    listShownSlugs: ({ offset, limit }) =>
      connection.select({ slug: therapists.slug, updatedAt: therapists.updatedAt })
        .from(therapists).where(isShown).orderBy(therapists.id).limit(limit).offset(offset),
  };

  async function completeOne(rows: (typeof therapists.$inferSelect)[]): Promise<Therapist | null> {
    const [therapist] = await completeTherapists(connection, rows);
    return therapist ?? null;
  }

  async function findOne(condition: SQL): Promise<Therapist | null> {
    const [therapist] = await complete(condition, 1);
    return therapist ?? null;
  }

  async function complete(condition: SQL | undefined, limit: number): Promise<Therapist[]> {
    const rows = await connection.select().from(therapists).where(condition)
      .orderBy(asc(therapists.id)).limit(limit);
    return completeTherapists(connection, rows);
  }
}

const admissions = preparedOnce((connection) =>
  connection
    .select({
      // Of a profile that was declined only existing clients book, of a disabled one not even they.
      acceptingNewClients: sql<Therapist["acceptingNewClients"]>`case
        when ${therapists.approval} = 'declined' or ${therapists.disabledAt} is not null then 'no'
        else ${therapists.acceptingNewClients} end`,
      isClient: sql<number>`${therapists.disabledAt} is null and ${
        exists(metSessions(connection, eq(users.emailKey, sql.placeholder("emailKey"))))
      }`,
    })
    .from(practices)
    .innerJoin(therapists, eq(therapists.id, practices.therapistId))
    .where(eq(practices.eventTypeUri, sql.placeholder("eventTypeUri"))).prepare()
);
const rowById = preparedOnce((connection) =>
  connection.select().from(therapists).where(eq(therapists.id, sql.placeholder("id"))).prepare()
);
const rowByEventType = preparedOnce((connection) =>
  connection.select().from(therapists)
    .where(
      sql`${therapists.id} = (${
        connection.select({ id: practices.therapistId }).from(practices)
          .where(eq(practices.eventTypeUri, sql.placeholder("eventTypeUri")))
      })`,
    ).prepare()
);
const rowsOf = preparedOnce((connection) =>
  connection.select().from(therapists)
    .where(sql`${therapists.id} in (select value from json_each(${sql.placeholder("ids")}))`)
    .prepare()
);

function metSessions(connection: Connection, isPerson: SQL) {
  return connection.select({ one: sql`1` }).from(therapySessions)
    .innerJoin(users, eq(users.id, therapySessions.userId))
    .where(and(
      isPerson,
      eq(therapySessions.therapistId, therapists.id),
      sql`${therapySessions.status} <> 'cancelled'`,
    ));
}

function writeCursor(...place: string[]): string {
  return Buffer.from(place.join(" ")).toString("base64url");
}

function idIn(cursor: string): string {
  const [id = ""] = readCursor(cursor, 1);
  if (!validate(id)) throw wrongCursor();
  return id;
}

function readCursor(cursor: string, parts: number): string[] {
  const place = Buffer.from(cursor, "base64url").toString().split(" ");
  if (place.length !== parts || !place.every(Boolean)) throw wrongCursor();
  return place;
}

function wrongCursor(): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "cursor", errCode: "ERR_INVALID_CURSOR" }],
  });
}
