import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownCourse } from "./own-course.ts";

/** People who used the code keep the course. A repetition changes nothing. ERR_NOT_FOUND. */
export async function revokeCourseCode(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, codeId }: { id: string; codeId: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    await ownCourse(repositories, account, { id });
    const codes = await repositories.courses.listCodes(id);
    const code = codes.find((one) => one.id === codeId);
    if (!code) throw new DomainError("ERR_NOT_FOUND");
    if (code.revokedAt === null) await repositories.courses.saveCode({ ...code, revokedAt: now });
  });
}
