import { type Course, mostCourses } from "../../domain/course.ts";
import { emptyCourse } from "../../domain/course-content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";

/** A new empty course of the caller, or of the marketplace for administrators. ERR_FORBIDDEN, ERR_TOO_MANY_COURSES. */
export async function createCourseDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { owner }: { owner: "me" | "marketplace" },
): Promise<CourseDraft> {
  if (owner === "marketplace") requireRight(account, "manage-courses");
  else requireRight(account, "offer-courses");
  const ownerTherapistId = owner === "me" ? account.therapistId : null;
  return await persistence.transaction(async (repositories) => {
    const { courses } = repositories;
    const count = await courses.countOf(ownerTherapistId);
    if (count >= mostCourses) throw new DomainError("ERR_TOO_MANY_COURSES");
    const course: Course = {
      id: persistence.newId(),
      ownerTherapistId,
      state: "draft",
      listing: "none",
      access: owner === "me" ? "clients" : "free",
      priceCents: null,
      position: count,
      draft: emptyCourse(),
      published: null,
      publishedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await courses.add(course);
    return await courseDraft(repositories, course);
  });
}
