import type { CourseCertificate } from "../../domain/course.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";

export type PrintedCertificate = CourseCertificate & {
  /** IANA zone of the person, in which the day of the certificate is. */
  timeZone: string;
};

/** What the PDF of the caller's certificate says. ERR_NOT_FOUND before the course is finished, ERR_TOO_MANY_REQUESTS. */
export async function printCourseCertificate(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now }: Context,
  { id }: { id: string },
): Promise<PrintedCertificate> {
  const certificate = await persistence.transaction(async ({ attempts, courseLearners }) => {
    const found = await courseLearners.findCertificate(userId, id);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    await countRequest(auth, attempts, { limit: "certificatePdfsPerPerson", by: userId }, now);
    return found;
  });
  const user = await persistence.users.find(userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return { ...certificate, timeZone: user.timeZone };
}
