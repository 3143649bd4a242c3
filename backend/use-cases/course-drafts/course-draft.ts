import type { Course } from "../../domain/course.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { filesOfLessons } from "../courses/lesson-files.ts";
import type { EditedCourse } from "./list-course-drafts.ts";

/** A course as its editor shows it, with the files of its draft. */
export type CourseDraft = EditedCourse & { files: Map<string, Upload> };

export async function courseDraft(
  repositories: Pick<Repositories, "courseLearners" | "therapists" | "uploads">,
  course: Course,
): Promise<CourseDraft> {
  const { courseLearners, therapists } = repositories;
  const owner = course.ownerTherapistId && await therapists.find(course.ownerTherapistId);
  const counts = await courseLearners.countEnrolments([course.id]);
  return {
    course,
    ownerName: owner ? owner.name : null,
    learners: counts.get(course.id) ?? 0,
    files: await filesOfLessons(repositories, course.draft.lessons),
  };
}
