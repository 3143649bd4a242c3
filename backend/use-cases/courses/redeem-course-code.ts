import { type CourseCode, withCodeUse } from "../../domain/course-code.ts";
import { DomainError } from "../../domain/errors.ts";
import { readHumanCode } from "../../domain/human-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { type CourseView, courseView, openEnrolment } from "./course-view.ts";

/**
 * Gives the caller the course of a code. A person who has it already uses nothing up. ERR_COURSE_CODE for any code that
 * opens nothing, ERR_TOO_MANY_REQUESTS.
 */
export async function redeemCourseCode(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now, address }: ContextWithAddress,
  { code: typed }: { code: string },
): Promise<CourseView> {
  const { auth, persistence } = ports;
  const { userId } = account;
  await countRequests(ports, now, [
    { limit: "courseCodesPerPerson", by: userId },
    { limit: "courseCodesPerNetwork", by: networkOf(address) },
  ]);
  const code = readHumanCode(typed);
  if (code === null) throw new DomainError("ERR_COURSE_CODE");
  return await persistence.transaction(async (repositories) => {
    const { courses, courseLearners } = repositories;
    const known = await findCode(courses, auth.macs("course-code", code));
    const used = withCodeUse(known, now);
    const course = await courses.find(used.courseId);
    if (course?.state !== "published") throw new DomainError("ERR_COURSE_CODE");
    const earlier = await courseLearners.findEnrolment(userId, course.id);
    if (!earlier?.isOpen) {
      await courses.saveCode(used);
      const right = { id: persistence.newId(), userId, access: "code" as const };
      await courseLearners.saveEnrolment(openEnrolment(earlier, right, course, now));
    }
    return await courseView(repositories, account, course.id);
  });
}

async function findCode(
  courses: Repositories["courses"],
  hashes: string[],
): Promise<CourseCode | null> {
  for (const hash of hashes) {
    const known = await courses.findCode(hash);
    if (known) return known;
  }
  return null;
}
