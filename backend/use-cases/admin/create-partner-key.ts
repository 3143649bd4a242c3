import {
  type ApiKey,
  apiKeyHintLength,
  apiKeyPrefix,
  type ApiScope,
  partnerScopes,
  requireExpiry,
} from "../../domain/api-key.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireRight } from "../require-right.ts";
import { partnerKeyMail } from "./partner-key-mail.ts";
import { recordAction } from "./record-action.ts";

type Input = {
  partnerName: string;
  partnerEmail: string;
  label: string;
  scopes: readonly ApiScope[];
  requestsPerMinute: number;
  /** ms */
  expiresAt: number;
};

/** The only answer with the key itself. ERR_STEP_UP_REQUIRED, ERR_INVALID_INPUT for the expiry, ERR_TOO_MANY_REQUESTS. */
export async function createPartnerKey(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { scopes, ...input }: Input,
): Promise<{ key: ApiKey; secret: string }> {
  const { account, now } = context;
  requireRight(account, "manage-partners");
  requireExpiry(input.expiresAt, now);
  const secret = apiKeyPrefix + auth.newSecret().secret;
  const key: ApiKey = {
    ...input,
    id: persistence.newId(),
    userId: null,
    scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
    secretHash: auth.hashSecret(secret),
    hint: secret.slice(-apiKeyHintLength),
    createdAt: now,
    lastUsedOn: null,
    revokedAt: null,
  };
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const counted = { limit: "newApiKeysPerPerson", by: account.userId } as const;
    await countRequest(auth, repositories.attempts, counted, now);
    await repositories.apiKeys.add(key);
    const mail = partnerKeyMail(key, "partner-key-added");
    if (mail) await repositories.outbox.add(mail, now);
    await recordAction(persistence, repositories, context, {
      ...{ action: "create-partner-key", kind: "api-key", id: key.id },
      detail: {
        ...{ partner: input.partnerName, label: input.label },
        ...{ scopes: key.scopes.join(" "), hint: key.hint },
      },
    });
  });
  return { key, secret };
}
