import type { CourseAnswer } from "../../domain/course.ts";
import type { Lesson } from "../../domain/course-content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseView, openCourse } from "./course-view.ts";
import { filesOfLessons } from "./lesson-files.ts";

export type LessonView = CourseView & {
  lesson: Lesson;
  files: Map<string, Upload>;
  answers: CourseAnswer[];
};

/** For who takes the course. ERR_COURSE_CLOSED, ERR_NOT_FOUND also for a lesson that was removed. */
export async function getCourseLesson(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id, lessonId }: { id: string; lessonId: string },
): Promise<LessonView> {
  const view = await openCourse(persistence, account, id);
  const lesson = view.course.published.lessons.find((one) => one.id === lessonId);
  if (!lesson) throw new DomainError("ERR_NOT_FOUND");
  const answers = await persistence.courseLearners.listAnswers(account.userId, id);
  return {
    ...view,
    lesson,
    files: await filesOfLessons(persistence, [lesson]),
    answers: answers.filter(({ materialId }) =>
      lesson.materials.some((material) => material.id === materialId)
    ),
  };
}
