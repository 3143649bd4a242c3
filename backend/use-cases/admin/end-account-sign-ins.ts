import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Signs an account out on one device (`deviceId`) or on all. ERR_NOT_FOUND, also for a device of another account. */
export async function endAccountSignIns(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, deviceId }: { id: string; deviceId?: string | undefined },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    await lookedAtAccount(repositories, id, undefined);
    const devices = await users.listSignIns(id, now);
    const ended = deviceId ? devices.filter((device) => device.id === deviceId) : devices;
    if (deviceId && ended.length === 0) throw new DomainError("ERR_NOT_FOUND");
    for (const signIn of ended) await users.saveSignIn({ ...signIn, endedAt: now });
    if (ended.length === 0) return;
    await recordAction(persistence, repositories, { account, now }, {
      action: "end-sign-ins",
      kind: "user",
      id,
      detail: { devices: String(ended.length) },
    });
  });
}
