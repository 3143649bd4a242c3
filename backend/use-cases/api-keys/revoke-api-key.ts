import { type ApiKey, revokeKey } from "../../domain/api-key.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

/**
 * The next request with the key is refused. A repetition changes nothing. ERR_FORBIDDEN when the caller is not a
 * practitioner, ERR_NOT_FOUND, ERR_STEP_UP_REQUIRED.
 */
export async function revokeApiKey(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<ApiKey> {
  const { account, now } = context;
  requireOwnProfile(account, "use-api");
  return await persistence.transaction(async (repositories) => {
    const { apiKeys } = repositories;
    const key = await apiKeys.find(id);
    if (key?.userId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
    await requireFreshSignIn(repositories, context);
    const revoked = revokeKey(key, now);
    if (revoked === key) return key;
    await apiKeys.saveRevocation(revoked);
    await recordAction(persistence, repositories, context, {
      ...{ action: "revoke-api-key", kind: "user", id: account.userId },
      detail: { label: key.label, hint: key.hint },
    });
    return revoked;
  });
}
