import { type CourseCode, courseCodeLimits } from "../../domain/course-code.ts";
import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { humanCode } from "../../domain/human-code.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownCourse } from "./own-course.ts";

type Input = { id: string; name: string; mostUses: number; days: number | null };

/** A new code, which is shown once. ERR_NOT_FOUND, ERR_QUOTA_REACHED. */
export async function createCourseCode(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, name, mostUses, days }: Input,
): Promise<{ code: CourseCode; text: string }> {
  const text = humanCode(new TextEncoder().encode(auth.newSecret().secret));
  const code: CourseCode = {
    id: persistence.newId(),
    courseId: id,
    codeHash: auth.mac("course-code", text),
    ending: text.slice(-4),
    name,
    mostUses,
    uses: 0,
    expiresAt: days === null ? null : now + days * day,
    createdAt: now,
    revokedAt: null,
  };
  await persistence.transaction(async (repositories) => {
    await ownCourse(repositories, account, { id });
    const { length } = await repositories.courses.listCodes(id);
    if (length >= courseCodeLimits.perCourse) throw new DomainError("ERR_QUOTA_REACHED");
    await repositories.courses.addCode(code);
  });
  return { code, text };
}
