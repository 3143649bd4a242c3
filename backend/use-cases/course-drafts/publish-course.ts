import { publishCourse as published } from "../../domain/course.ts";
import { problemsOfPublication } from "../../domain/course-content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";
import { changed, ownCourse } from "./own-course.ts";

/** ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT with what is missing. */
export async function publishCourse(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<CourseDraft> {
  return await persistence.transaction(async (repositories) => {
    const course = await ownCourse(repositories, account, { id, version });
    const errors = problemsOfPublication(course.draft);
    if (errors.length > 0) {
      throw new DomainError("ERR_INVALID_INPUT", { errors: errors.slice(0, 100) });
    }
    const next = changed(published(course, account, now), now);
    await repositories.courses.save(next);
    return await courseDraft(repositories, next);
  });
}
