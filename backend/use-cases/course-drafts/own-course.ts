import type { Account } from "../../domain/account.ts";
import { type Course, mayEdit } from "../../domain/course.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** ERR_NOT_FOUND for a course of another user, ERR_STALE when `version` (ms, undefined: any) is not the course's. */
export async function ownCourse(
  { courses }: Pick<Repositories, "courses">,
  account: Account,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Course> {
  const course = await courses.find(id);
  if (!course || !mayEdit(course, account)) throw new DomainError("ERR_NOT_FOUND");
  if (version !== undefined && course.updatedAt !== version) throw new DomainError("ERR_STALE");
  return course;
}

/** The course with a new version. `now` in ms. */
export function changed(course: Course, now: number): Course {
  return { ...course, updatedAt: Math.max(now, course.updatedAt + 1) };
}
