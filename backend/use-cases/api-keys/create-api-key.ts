import {
  type ApiKey,
  apiKeyHintLength,
  apiKeyPrefix,
  type ApiScope,
  practitionerScopes,
  requireExpiry,
  requireRoomForKey,
} from "../../domain/api-key.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireOwnProfile } from "../require-right.ts";
import { mailNewAccess } from "./access-mail.ts";

type Input = {
  label: string;
  scopes: readonly ApiScope[];
  /** ms */
  expiresAt: number | null;
};

/**
 * The only answer with the key itself. ERR_FORBIDDEN when the caller is not a practitioner, ERR_STEP_UP_REQUIRED,
 * ERR_INVALID_INPUT for the expiry, ERR_TOO_MANY_KEYS, ERR_TOO_MANY_REQUESTS.
 */
export async function createApiKey(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { label, scopes, expiresAt }: Input,
): Promise<{ key: ApiKey; secret: string }> {
  const { account, now } = context;
  requireOwnProfile(account, "use-api");
  requireExpiry(expiresAt, now);
  const secret = apiKeyPrefix + auth.newSecret().secret;
  const key: ApiKey = {
    id: persistence.newId(),
    userId: account.userId,
    partnerName: null,
    partnerEmail: null,
    requestsPerMinute: null,
    label,
    scopes: practitionerScopes.filter((scope) => scopes.includes(scope)),
    secretHash: auth.hashSecret(secret),
    hint: secret.slice(-apiKeyHintLength),
    createdAt: now,
    expiresAt,
    lastUsedOn: null,
    revokedAt: null,
  };
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const { apiKeys, attempts } = repositories;
    requireRoomForKey(await apiKeys.listOf(account.userId), now);
    const counted = { limit: "newApiKeysPerPerson", by: account.userId } as const;
    await countRequest(auth, attempts, counted, now);
    await apiKeys.add(key);
    await mailNewAccess(repositories, context, "api-key-added", label);
    await recordAction(persistence, repositories, context, {
      ...{ action: "create-api-key", kind: "user", id: account.userId },
      detail: { label, scopes: key.scopes.join(" "), hint: key.hint },
    });
  });
  return { key, secret };
}
