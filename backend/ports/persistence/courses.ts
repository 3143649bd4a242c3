import type { Course } from "../../domain/course.ts";
import type { CourseCode } from "../../domain/course-code.ts";

/** Instants in ms. */
export interface Courses {
  find(id: string): Promise<Course | null>;
  findMany(ids: string[]): Promise<Course[]>;
  /** Those that every visitor finds, in the order of the list; with an id only those of that practitioner. */
  listListed(ownerTherapistId?: string): Promise<Course[]>;
  /** The published courses of the practitioners whose client a person is. */
  listForClient(userId: string): Promise<Course[]>;
  /** Of a practitioner; `"all"`: of all owners. The latest change first. */
  listOfOwner(owner: string | "all"): Promise<Course[]>;
  countOf(ownerTherapistId: string | null): Promise<number>;
  add(course: Course): Promise<void>;
  save(course: Course): Promise<void>;
  remove(id: string): Promise<void>;

  findCode(codeHash: string): Promise<CourseCode | null>;
  /** The newest first. */
  listCodes(courseId: string): Promise<CourseCode[]>;
  addCode(code: CourseCode): Promise<void>;
  saveCode(code: CourseCode): Promise<void>;
}
