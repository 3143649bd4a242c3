import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";
import { ownCourse } from "./own-course.ts";

/** For the course's practitioner and administrators. ERR_NOT_FOUND. */
export async function getCourseDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<CourseDraft> {
  return await courseDraft(persistence, await ownCourse(persistence, account, { id }));
}
