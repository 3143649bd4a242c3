import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { courseCodes as codes, courses } from "db/schema/courses.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type { Course } from "../../../domain/course.ts";
import type { CourseContent } from "../../../domain/course-content.ts";
import type { Courses } from "../../../ports/persistence/courses.ts";

export function libsqlCourses(connection: Connection): Courses {
  return {
    async find(id) {
      const [row] = await connection.select().from(courses).where(eq(courses.id, id));
      return row ? stored(row) : null;
    },

    async findMany(ids) {
      const rows = await connection.select().from(courses).where(inList(courses.id, ids));
      return rows.map(stored);
    },

    async listListed(ownerTherapistId) {
      const rows = await connection.select().from(courses)
        .where(and(
          eq(courses.state, "published"),
          eq(courses.listing, "listed"),
          ownerTherapistId ? eq(courses.ownerTherapistId, ownerTherapistId) : undefined,
          sql`not exists (select 1 from therapists
            where id = ${courses.ownerTherapistId} and disabled_at is not null)`,
        ))
        .orderBy(asc(courses.position), asc(courses.id));
      return rows.map(stored);
    },

    async listForClient(userId) {
      const practitioners = connection.select({ id: therapySessions.therapistId })
        .from(therapySessions)
        .where(and(eq(therapySessions.userId, userId), ne(therapySessions.status, "cancelled")));
      const rows = await connection.select().from(courses)
        .where(and(
          eq(courses.state, "published"),
          isNotNull(courses.ownerTherapistId),
          inArray(courses.ownerTherapistId, practitioners),
        ))
        .orderBy(asc(courses.position), asc(courses.id));
      return rows.map(stored);
    },

    async listOfOwner(owner) {
      const rows = await connection.select().from(courses)
        .where(owner === "all" ? undefined : eq(courses.ownerTherapistId, owner))
        .orderBy(desc(courses.updatedAt), asc(courses.id));
      return rows.map(stored);
    },

    async countOf(ownerTherapistId) {
      return await connection.$count(
        courses,
        ownerTherapistId === null
          ? isNull(courses.ownerTherapistId)
          : eq(courses.ownerTherapistId, ownerTherapistId),
      );
    },

    async add(course) {
      await connection.insert(courses).values(course);
    },

    async save({ id, ...course }) {
      await connection.update(courses).set(course).where(eq(courses.id, id));
    },

    async remove(id) {
      await connection.delete(courses).where(eq(courses.id, id));
    },

    async findCode(codeHash) {
      const [row] = await connection.select().from(codes).where(eq(codes.codeHash, codeHash));
      return row ?? null;
    },

    async listCodes(courseId) {
      return await connection.select().from(codes).where(eq(codes.courseId, courseId))
        .orderBy(desc(codes.createdAt), desc(codes.id));
    },

    async addCode(code) {
      await connection.insert(codes).values(code);
    },

    async saveCode({ id, uses, revokedAt }) {
      await connection.update(codes).set({ uses, revokedAt }).where(eq(codes.id, id));
    },
  };
}

function stored({ draft, published, ...row }: typeof courses.$inferSelect): Course {
  return {
    ...row,
    draft: draft as CourseContent,
    published: published as CourseContent | null,
  };
}
