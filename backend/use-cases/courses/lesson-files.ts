import { type CourseContent, type Lesson, uploadIdsOf } from "../../domain/course-content.ts";
import type { Upload } from "../../domain/upload.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The stored files of a course or of one lesson, by the id of their upload. A file whose owner has left is missing. */
export async function filesOfLessons(
  { uploads }: Pick<Repositories, "uploads">,
  lessons: Lesson[],
): Promise<Map<string, Upload>> {
  const files = new Map<string, Upload>();
  for (const id of uploadIdsOf({ lessons } as CourseContent)) {
    const upload = await uploads.find(id);
    if (upload?.fileKey) files.set(id, upload);
  }
  return files;
}
