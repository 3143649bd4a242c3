import type { CourseCode } from "../../domain/course-code.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownCourse } from "./own-course.ts";

/** The newest first. ERR_NOT_FOUND. */
export async function listCourseCodes(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<CourseCode[]> {
  await ownCourse(persistence, account, { id });
  return await persistence.courses.listCodes(id);
}
