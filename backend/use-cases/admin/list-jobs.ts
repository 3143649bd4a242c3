import type { JobState } from "../../ports/persistence/job-states.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** For admins: all jobs of the running processes, by name. ERR_FORBIDDEN. */
export async function listJobs(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<JobState[]> {
  requireRight(account, "manage-jobs");
  return await persistence.jobStates.list(now);
}
