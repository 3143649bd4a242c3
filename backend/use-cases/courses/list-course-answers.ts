import type { CourseAnswer } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** What the caller wrote in exercises, the latest first. */
export function listCourseAnswers(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<CourseAnswer[]> {
  return persistence.courseLearners.listAnswers(account.userId);
}
