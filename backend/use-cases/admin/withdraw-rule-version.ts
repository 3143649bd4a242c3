import { DomainError } from "../../domain/errors.ts";
import { stateOf } from "../../domain/suitability/rule-version.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Takes back a version before it begins. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION for one that has begun. */
export async function withdrawRuleVersion(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { version }: { version: number },
): Promise<void> {
  const { account, now } = context;
  requireRight(account, "manage-rules");
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const versions = await repositories.ruleVersions.list();
    const found = versions.find((each) => each.version === version);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    const state = stateOf(found, versions, now);
    if (state === "withdrawn") return;
    if (state !== "scheduled") throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await repositories.ruleVersions.withdraw(version, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "withdraw-rules",
      kind: "rules",
      id: String(version),
      detail: { title: `v${version}` },
    });
  });
}
