import type { User } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { secondFactorMail } from "../auth/second-factor-mails.ts";

/**
 * For a person who lost the device and the recovery codes: removes every second factor, and signs the person out
 * everywhere. The operator has to know who asks. `now` in ms.
 */
export async function resetSecondFactor(
  { persistence }: Pick<Ports, "persistence">,
  { now }: { now: number },
  { user }: { user: User },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { secondFactors, users, outbox } = repositories;
    await secondFactors.removeAllOf(user.id);
    await secondFactors.removeStepsOf(user.id);
    await users.endSignIns(user.id, now);
    await users.save({ ...user, updatedAt: Math.max(now, user.updatedAt + 1) });
    await outbox.add(secondFactorMail(user, "second-factor-reset"), now);
    await recordAction(persistence, repositories, { account: null, now }, {
      action: "reset-second-factor",
      kind: "user",
      id: user.id,
    });
  });
}
