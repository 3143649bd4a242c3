import type { User } from "../../domain/account.ts";
import type { Consent } from "../../domain/consent.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOpenedUser } from "./opened-user.ts";

export type PrivateProfile = {
  user: User;
  consents: Consent[];
  devices: SignIn[];
  savedSearches: { name: string; createdAt: number }[];
};

/** What a person chose and agreed to. ERR_REASON_REQUIRED. */
export async function getPrivateProfile(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<PrivateProfile> {
  const user = await requireOpenedUser(persistence, context, { id, access: "profile" });
  const { savedSearches } = await persistence.personalData.collect(user);
  return {
    user,
    consents: await persistence.consents.list(id),
    devices: await persistence.users.listSignIns(id, context.now),
    savedSearches: savedSearches.map(({ name, createdAt }) => ({ name, createdAt })),
  };
}
