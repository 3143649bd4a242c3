import type { JobState } from "../../ports/persistence/job-states.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";

/** For admins: all jobs of the running processes, by name. ERR_FORBIDDEN. */
export async function listJobs(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<JobState[]> {
  requireAdmin(account);
  return await persistence.jobStates.list(now);
}
