import { DomainError } from "../../domain/errors.ts";
import type { JobState } from "../../ports/persistence/job-states.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** For admins: one of the processes runs the job at once. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_JOB_RUNNING. */
export async function runJob(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { name }: { name: string },
): Promise<JobState> {
  requireRight(account, "manage-jobs");
  return await persistence.transaction(async (repositories) => {
    const { jobStates } = repositories;
    const job = await jobStates.find(name, now);
    if (!job) throw new DomainError("ERR_NOT_FOUND");
    if (job.runningIn !== null || job.requestedAt !== null) {
      throw new DomainError("ERR_JOB_RUNNING");
    }
    await jobStates.request(name, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "run-job",
      kind: "job",
      id: name,
    });
    return { ...job, requestedAt: now };
  });
}
