import type { CourseAnswer } from "../../domain/course.ts";
import { materialsOf } from "../../domain/course-content.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { openCourse } from "./course-view.ts";

type Input = { id: string; materialId: string; text: string; basedOn: number | undefined };

/**
 * Keeps what a person wrote in an exercise, for that person alone; an empty text deletes it. `basedOn` (ms): the version
 * that was read, NaN for none. ERR_COURSE_CLOSED, ERR_NOT_FOUND, ERR_CONSENT_REQUIRED, ERR_STALE, ERR_TOO_MANY_REQUESTS.
 */
export async function saveCourseAnswer(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, materialId, text, basedOn }: Input,
): Promise<CourseAnswer | null> {
  const { userId } = account;
  return await persistence.transaction(async (repositories) => {
    const { attempts, courseLearners } = repositories;
    await countRequest(auth, attempts, { limit: "courseChangesPerPerson", by: userId }, now);
    const { course } = await openCourse(repositories, account, id);
    const exercise = materialsOf(course.published).find((one) => one.id === materialId);
    if (exercise?.kind !== "exercise") throw new DomainError("ERR_NOT_FOUND");
    const known = (await courseLearners.listAnswers(userId, id))
      .find((answer) => answer.materialId === materialId);
    if (basedOn !== undefined && known && known.updatedAt !== basedOn) {
      throw new DomainError("ERR_STALE");
    }
    if (text.trim() === "") {
      await courseLearners.removeAnswer(userId, materialId);
      return null;
    }
    await requireConsent(repositories, userId, "notes");
    const answer: CourseAnswer = {
      id: known?.id ?? persistence.newId(),
      userId,
      courseId: id,
      materialId,
      text,
      exercise: exercise.title,
      course: course.published.title,
      createdAt: known?.createdAt ?? now,
      updatedAt: Math.max(now, (known?.updatedAt ?? 0) + 1),
    };
    await courseLearners.saveAnswer(answer);
    return answer;
  });
}
