import type { CourseCertificate } from "../../domain/course.ts";
import { DomainError } from "../../domain/errors.ts";
import { readHumanCode } from "../../domain/human-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

/** For all callers who has the code. ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function checkCourseCertificate(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  { code: typed }: { code: string },
): Promise<CourseCertificate> {
  await countRequests(ports, now, [{
    limit: "certificateChecksPerNetwork",
    by: networkOf(address),
  }]);
  const code = readHumanCode(typed);
  const found = code && await ports.persistence.courseLearners.findCertificateByCode(code);
  if (!found) throw new DomainError("ERR_NOT_FOUND");
  return found;
}
