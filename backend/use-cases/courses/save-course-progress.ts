import { type CourseCertificate, type ProgressStep, withProgress } from "../../domain/course.ts";
import { materialsOf, minutesOf } from "../../domain/course-content.ts";
import { humanCode } from "../../domain/human-code.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { type CourseView, openCourse, openEnrolment } from "./course-view.ts";

/**
 * Keeps how far a person is; the first step begins the course, the last lesson brings the certificate. ERR_COURSE_CLOSED,
 * ERR_NOT_FOUND also for a lesson that was removed, ERR_TOO_MANY_REQUESTS.
 */
export async function saveCourseProgress(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, ...step }: { id: string } & ProgressStep,
): Promise<CourseView> {
  const { userId } = account;
  return await persistence.transaction(async (repositories) => {
    const { attempts, courseLearners } = repositories;
    await countRequest(auth, attempts, { limit: "courseChangesPerPerson", by: userId }, now);
    const view = await openCourse(repositories, account, id);
    const { course } = view;
    const right = { id: persistence.newId(), userId, access: course.access };
    const before = view.enrolment?.isOpen
      ? view.enrolment
      : openEnrolment(view.enrolment, right, course, now);
    const enrolment = withProgress(before, course.published, step, now);
    await courseLearners.saveEnrolment(enrolment);
    if (enrolment.finishedAt === null || view.certificate) return { ...view, enrolment };
    const { title, lessons } = course.published;
    const certificate: CourseCertificate = {
      id: persistence.newId(),
      courseId: id,
      userId,
      code: humanCode(new TextEncoder().encode(auth.newSecret().secret)),
      name: account.name,
      content: {
        title,
        lessons: lessons.length,
        minutes: minutesOf(course.published),
        exercises: materialsOf(course.published).filter(({ kind }) => kind === "exercise").length,
      },
      issuedAt: now,
    };
    await courseLearners.addCertificate(certificate);
    return { ...view, enrolment, certificate };
  });
}
