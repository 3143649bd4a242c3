import type { Course } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type EditedCourse = { course: Course; ownerName: string | null; learners: number };

/** The caller's own courses, or all of them for an administrator. ERR_FORBIDDEN. */
export async function listCourseDrafts(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { scope }: { scope: "own" | "all" },
): Promise<EditedCourse[]> {
  const { courses, courseLearners, therapists } = persistence;
  if (scope === "all") requireRight(account, "manage-courses");
  else requireRight(account, "offer-courses");
  const listed = await courses.listOfOwner(scope === "all" ? "all" : account.therapistId!);
  const counts = await courseLearners.countEnrolments(listed.map(({ id }) => id));
  const ownerIds = new Set(listed.flatMap(({ ownerTherapistId }) => ownerTherapistId ?? []));
  const names = new Map(
    (await therapists.findMany([...ownerIds])).map(({ id, name }) => [id, name]),
  );
  return listed.map((course) => ({
    course,
    ownerName: names.get(course.ownerTherapistId ?? "") ?? null,
    learners: counts.get(course.id) ?? 0,
  }));
}
