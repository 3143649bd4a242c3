import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownCourse } from "./own-course.ts";

/** For a course that was never published. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION. */
export async function deleteCourseDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const course = await ownCourse(repositories, account, { id });
    if (course.published !== null) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await repositories.courses.remove(id);
  });
}
