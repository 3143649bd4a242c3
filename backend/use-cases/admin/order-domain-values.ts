import type { DomainCode } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * For admins. `before`: the codes of the kind in the order that the caller saw. ERR_FORBIDDEN, ERR_STALE when it is not
 * their order any more, ERR_INVALID_INPUT when `after` has other codes.
 */
export async function orderDomainValues(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { domainCode, before, after }: { domainCode: DomainCode; before: string[]; after: string[] },
): Promise<void> {
  requireRight(account, "manage-values");
  await persistence.transaction(async (repositories) => {
    const values = (await repositories.domainValues.list())
      .filter((value) => value.domainCode === domainCode);
    if (values.map(({ code }) => code).join() !== before.join()) throw new DomainError("ERR_STALE");
    if (before.toSorted().join() !== after.toSorted().join()) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [problem("after", "ERR_INVALID_VALUE")],
      });
    }
    for (const value of values) {
      const sort = (after.indexOf(value.code) + 1) * 10;
      if (sort === value.sort) continue;
      await repositories.domainValues.save({ ...value, sort, version: value.version + 1 });
    }
    await recordAction(persistence, repositories, { account, now }, {
      action: "order-values",
      kind: "domain-value",
      id: domainCode,
      before: { order: before.join(", ") },
      after: { order: after.join(", ") },
    });
  });
}
