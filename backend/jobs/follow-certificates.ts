import { minute } from "../domain/duration.ts";
import { followCertificateEnds } from "../use-cases/certificates/follow-certificate-ends.ts";
import type { Job } from "./job.ts";

export const followCertificatesJob: Job = {
  name: "follow certificates",
  everyMs: 10 * minute,
  atStart: true,
  run: ({ ports, now }) => followCertificateEnds(ports, now),
};
