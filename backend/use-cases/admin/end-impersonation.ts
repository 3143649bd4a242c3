import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Ends what the calling administrator sees as another person. ERR_FORBIDDEN. */
export async function endImpersonation(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<void> {
  requireRight(account, "open-private-data");
  await persistence.transaction((repositories) =>
    endRunning(persistence, repositories, { account, now })
  );
}

export async function endRunning(
  persistence: Pick<Persistence, "newId">,
  repositories: Pick<Repositories, "adminActions" | "dataAccess">,
  { account, now }: Pick<Context, "account" | "now">,
): Promise<void> {
  for (const { userId } of await repositories.dataAccess.endImpersonations(account.userId, now)) {
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "end-view-as", kind: "user", id: userId },
    });
  }
}
