import { retireCourse as retired } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";
import { changed, ownCourse } from "./own-course.ts";

/** No client begins it any more; those who take it keep it. ERR_NOT_FOUND, ERR_STALE, ERR_ILLEGAL_TRANSITION. */
export async function retireCourse(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<CourseDraft> {
  return await persistence.transaction(async (repositories) => {
    const course = await ownCourse(repositories, account, { id, version });
    const next = changed(retired(course), now);
    await repositories.courses.save(next);
    return await courseDraft(repositories, next);
  });
}
