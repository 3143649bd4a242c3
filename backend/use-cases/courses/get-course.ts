import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { type CourseView, courseView } from "./course-view.ts";

/** What a course is about, for all callers who may know of it. ERR_NOT_FOUND. */
export function getCourse(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<LinkContext, "account">,
  { id }: { id: string },
): Promise<CourseView> {
  return courseView(persistence, account, id);
}
