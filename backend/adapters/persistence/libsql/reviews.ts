import { and, asc, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { reviewReports, reviews } from "db/schema/reviews.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { ReportReason, Review, ReviewReport } from "../../../domain/review.ts";
import type { Page, PageQuery } from "../../../ports/page.ts";
import {
  type ReviewQueueState,
  reviewQueueStates,
  type Reviews,
} from "../../../ports/persistence/reviews.ts";
import { mostCounted } from "../../../ports/persistence/sorted-list.ts";
import { readCursor } from "./cursor.ts";
import { pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith, therapistsNamed } from "./text-search.ts";

// Triggers write when it was reported; no copy of a row may write it back.
const { reportedSince, ...columns } = getTableColumns(reviews);

type Row = Omit<typeof reviews.$inferSelect, "reportedSince">;

const isPublished = sql`${reviews.status} = 'published'`;
const isAnswered = sql<number>`(${reviews.answer} is not null)`;

export function libsqlReviews(connection: Connection): Reviews {
  return {
    find: (id) => findOne(eq(reviews.id, id)),
    findOfSession: (id) => findOne(eq(reviews.therapySessionId, id)),

    async authorOf(id) {
      const [row] = await connection.select({ userId: therapySessions.userId }).from(reviews)
        .innerJoin(therapySessions, eq(therapySessions.id, reviews.therapySessionId))
        .where(eq(reviews.id, id));
      return row?.userId ?? null;
    },

    listPublished: (therapistId, query) =>
      latest(and(eq(reviews.therapistId, therapistId), isPublished)!, query),

    async listOfClient(userId, query) {
      const own = connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(eq(therapySessions.userId, userId));
      return await latest(sql`${reviews.therapySessionId} in ${own}`, query);
    },

    async listOfTherapist(therapistId, { limit, cursor }) {
      const rows = await connection.select(columns).from(reviews)
        .where(and(
          eq(reviews.therapistId, therapistId),
          isPublished,
          cursor === undefined ? undefined : afterAnswered(cursor),
        ))
        .orderBy(asc(isAnswered), desc(reviews.createdAt), desc(reviews.id)).limit(limit + 1);
      return pageOf(
        rows.map(reviewOf),
        limit,
        ({ answer, createdAt, id }) => [answer === null ? 0 : 1, createdAt, id],
      );
    },

    countUnanswered: (therapistId) =>
      connection.$count(
        reviews,
        and(eq(reviews.therapistId, therapistId), isPublished, isNull(reviews.answer)),
      ),

    async add(review) {
      await refusedAs(DomainError, connection.insert(reviews).values(review));
    },

    async save({ id, ...review }) {
      await connection.update(reviews).set(review).where(eq(reviews.id, id));
    },

    async remove(id) {
      await connection.delete(reviews).where(eq(reviews.id, id));
    },

    async deleteRefusedBefore(before) {
      await connection.delete(reviews)
        .where(and(eq(reviews.status, "refused"), lt(reviews.updatedAt, before)));
    },

    async listQueue({ state, text, limit, cursor }) {
      // Of one state the group is the same, and its index begins with the state.
      const by = [...(state === undefined ? [asc(group)] : []), asc(place), asc(reviews.id)];
      const { where, total } = await found(connection, {
        table: reviews,
        text: withText(text),
        conditions: [state === undefined ? undefined : sql`${queueState} = ${state}`],
        after: cursor === undefined ? undefined : afterQueued(cursor, state),
        by,
        limit,
      });
      const rows = await connection.select({
        review: columns,
        openReports,
        group,
        place,
        reasons,
        therapist: { id: therapists.id, slug: therapists.slug, name: therapists.name },
      }).from(reviews).innerJoin(therapists, eq(therapists.id, reviews.therapistId))
        .where(where).orderBy(...by).limit(limit + 1);
      const page = pageOf(rows, limit, (row) => [row.group, row.place, row.review.id]);
      const items = page.items.map(({ review, group: _, place, reasons, ...row }) => ({
        ...row,
        since: Math.abs(place),
        reasons: reasons as ReportReason[],
        review: reviewOf(review),
      }));
      return { ...page, items, total };
    },

    async countByState() {
      const counts = await Promise.all(reviewQueueStates.map(async (state) => {
        const upTo = sql`select 1 from ${reviews} where ${queueState} = ${state}
          limit ${mostCounted}`;
        const [row] = await connection.values<[number]>(sql`select count(*) from (${upTo})`);
        return [state, row![0]] as const;
      }));
      return Object.fromEntries(counts) as Record<ReviewQueueState, number>;
    },

    async addReport(report) {
      const added = await connection.insert(reviewReports).values(report).onConflictDoNothing()
        .returning({ id: reviewReports.id });
      return added.length > 0;
    },

    async listReports(reviewId) {
      const rows = await connection.select().from(reviewReports)
        .where(eq(reviewReports.reviewId, reviewId))
        .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id));
      return rows as ReviewReport[];
    },

    async settleReports(reviewId, now) {
      await connection.update(reviewReports).set({ settledAt: now })
        .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));
    },

    async removeReports(reviewId) {
      await connection.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId));
    },

    async deleteReportsSettledBefore(before) {
      await connection.delete(reviewReports).where(lt(reviewReports.settledAt, before));
    },
  };

  async function findOne(condition: SQL): Promise<Review | null> {
    const [row] = await connection.select(columns).from(reviews).where(condition).limit(1);
    return row ? reviewOf(row) : null;
  }

  async function latest(condition: SQL, { limit, cursor }: PageQuery): Promise<Page<Review>> {
    const rows = await connection.select(columns).from(reviews)
      .where(and(condition, cursor === undefined ? undefined : after(cursor)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit + 1);
    return pageOf(rows.map(reviewOf), limit, ({ createdAt, id }) => [createdAt, id]);
  }
}

const openReports = sql<number>`(select count(*) from ${reviewReports}
  where ${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.settledAt} is null)`;

const reasons = sql<string[]>`(select json_group_array(distinct ${reviewReports.reason})
  from ${reviewReports} where ${reviewReports.reviewId} = ${reviews.id}
    and ${reviewReports.settledAt} is null)`
  .mapWith((text: string) => JSON.parse(text) as string[]);

// The next three are written as in the indexes of the queue, which serve no other spelling.
const { status, updatedAt } = reviews;
const queueState = sql<
  ReviewQueueState
>`case when ${status} = 'published' and ${reportedSince} is not null
  then 'reported' else ${status} end`;
const group = sql<number>`case when ${status} = 'waiting'
  or (${status} = 'published' and ${reportedSince} is not null) then 0 else 1 end`;
const place = sql<number>`case when ${status} = 'waiting' then ${updatedAt}
  when ${status} = 'published' and ${reportedSince} is not null then ${reportedSince}
  else -${updatedAt} end`;

function withText(text: string | undefined) {
  if (!text) return undefined;
  const owner = sql`(select name from therapists where therapists.id = reviews.therapist_id)`;
  return {
    rows: sql`${rowsWith(reviews, text)}
      union all select reviews.rowid from (${therapistsNamed(text)}) as named
        cross join reviews on therapist_id = named.id`,
    holds: contains([reviews.name, reviews.text, owner], text),
  };
}

function after(cursor: string): SQL {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  return sql`(${reviews.createdAt}, ${reviews.id}) < (${createdAt}, ${id})`;
}

function afterAnswered(cursor: string): SQL {
  const [answered, createdAt, id] = readCursor(cursor, "number", "number", "string");
  return sql`(${isAnswered} > ${answered} or (${isAnswered} = ${answered}
    and (${reviews.createdAt}, ${reviews.id}) < (${createdAt}, ${id})))`;
}

function afterQueued(cursor: string, state: ReviewQueueState | undefined): SQL {
  const [inGroup, at, id] = readCursor(cursor, "number", "number", "string");
  if (state !== undefined) return sql`(${place}, ${reviews.id}) > (${at}, ${id})`;
  return sql`(${group}, ${place}, ${reviews.id}) > (${inGroup}, ${at}, ${id})`;
}

/** Its closed lists are texts in the database. */
function reviewOf(row: Row): Review {
  return row as Review;
}
