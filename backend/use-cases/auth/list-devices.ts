import { isActive, type SignIn } from "../../domain/sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function listDevices(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<SignIn[]> {
  const signIns = await persistence.users.listSignIns(account.userId, now);
  return signIns.filter((signIn) => signIn.id === account.signInId || isActive(signIn, now));
}
