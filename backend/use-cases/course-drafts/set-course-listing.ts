import { type Course, withListing } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";
import { changed, ownCourse } from "./own-course.ts";

/** ERR_NOT_FOUND, ERR_FORBIDDEN, ERR_STALE, ERR_ILLEGAL_TRANSITION. */
export async function setCourseListing(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, listing }: { id: string; version: number | undefined } & Pick<Course, "listing">,
): Promise<CourseDraft> {
  return await persistence.transaction(async (repositories) => {
    const course = await ownCourse(repositories, account, { id, version });
    const next = changed(withListing(course, listing, account), now);
    await repositories.courses.save(next);
    return await courseDraft(repositories, next);
  });
}
