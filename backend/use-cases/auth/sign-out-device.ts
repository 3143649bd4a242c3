import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function signOutDevice(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ users }) => {
    const signIn = await users.findSignIn(id);
    const isOwn = signIn?.userId === account.userId && signIn.endedAt === null;
    if (!isOwn) throw new DomainError("ERR_NOT_FOUND");
    await users.saveSignIn({ ...signIn, endedAt: now });
  });
}
