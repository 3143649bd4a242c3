import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

export async function logout(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { refreshToken: string },
): Promise<void> {
  await persistence.transaction(async ({ users }) => {
    const token = await users.findRefreshToken(auth.hashSecret(input.refreshToken));
    const signIn = token && await users.findSignIn(token.signInId);
    if (signIn?.endedAt === null) await users.saveSignIn({ ...signIn, endedAt: now });
  });
}
