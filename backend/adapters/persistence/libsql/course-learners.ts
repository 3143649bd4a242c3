import { and, desc, eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import {
  courseAnswers as answers,
  courseCertificates as certificates,
  courseEnrolments as enrolments,
} from "db/schema/courses.ts";
import type { CourseAnswer, CourseCertificate } from "../../../domain/course.ts";
import type { CourseLearners } from "../../../ports/persistence/course-learners.ts";

type Content = Pick<CourseAnswer, "text" | "exercise" | "course">;

export function libsqlCourseLearners(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): CourseLearners {
  return {
    async findEnrolment(userId, courseId) {
      const [row] = await connection.select().from(enrolments)
        .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
      return row ?? null;
    },

    async listEnrolments(userId) {
      return await connection.select().from(enrolments).where(eq(enrolments.userId, userId))
        .orderBy(desc(enrolments.lastAt), desc(enrolments.id));
    },

    async countEnrolments(courseIds) {
      const rows = await connection.select({
        courseId: enrolments.courseId,
        count: sql<number>`count(*)`,
      }).from(enrolments).where(
        and(inList(enrolments.courseId, courseIds), eq(enrolments.isOpen, true)),
      )
        .groupBy(enrolments.courseId);
      return new Map(rows.map(({ courseId, count }) => [courseId, count]));
    },

    async saveEnrolment(enrolment) {
      const { id: _, userId: __, courseId: ___, ...facts } = enrolment;
      await connection.insert(enrolments).values(enrolment)
        .onConflictDoUpdate({ target: enrolments.id, set: facts });
    },

    async listAnswers(userId, courseId) {
      const rows = await connection.select().from(answers)
        .where(and(
          eq(answers.userId, userId),
          courseId === undefined ? undefined : eq(answers.courseId, courseId),
        ))
        .orderBy(desc(answers.updatedAt), desc(answers.id));
      return rows.map(({ contentSealed, ...row }) => ({
        ...row,
        ...JSON.parse(decryptColumn(noteKey, row.id, contentSealed)) as Content,
      }));
    },

    async saveAnswer({ text, exercise, course, ...row }) {
      const content: Content = { text, exercise, course };
      const contentSealed = encryptColumn(noteKey, row.id, JSON.stringify(content));
      await connection.insert(answers).values({ ...row, contentSealed })
        .onConflictDoUpdate({
          target: answers.id,
          set: { contentSealed, updatedAt: row.updatedAt },
        });
    },

    async removeAnswer(userId, materialId) {
      await connection.delete(answers)
        .where(and(eq(answers.userId, userId), eq(answers.materialId, materialId)));
    },

    async findCertificate(userId, courseId) {
      const [row] = await connection.select().from(certificates)
        .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)));
      return row ? issued(row) : null;
    },

    async findCertificateByCode(code) {
      const [row] = await connection.select().from(certificates)
        .where(eq(certificates.code, code));
      return row ? issued(row) : null;
    },

    async listCertificates(userId) {
      const rows = await connection.select().from(certificates)
        .where(eq(certificates.userId, userId)).orderBy(desc(certificates.issuedAt));
      return rows.map(issued);
    },

    async addCertificate(certificate) {
      await connection.insert(certificates).values(certificate);
    },
  };
}

function issued({ content, ...row }: typeof certificates.$inferSelect): CourseCertificate {
  return { ...row, content: content as CourseCertificate["content"] };
}
