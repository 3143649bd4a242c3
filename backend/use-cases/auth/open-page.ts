import type { AccessToken } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { readRefreshToken } from "./read-refresh-token.ts";

/**
 * An access token with which the server loads the data of a page, for the sign-in of a refresh token; null when the token
 * could not be refreshed. The sign-in is neither extended nor ended, so opening a page never signs the user out.
 */
export async function openPage(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: Pick<VisitorContext, "now">,
  { refreshToken }: { refreshToken: string },
): Promise<AccessToken | null> {
  const read = await readRefreshToken(auth, persistence.users, refreshToken, now);
  if (!read || read.decision === "theft") return null;
  const { user, signIn } = read;
  return await auth.issueAccessToken({ userId: user.id, signInId: signIn.id }, now);
}
