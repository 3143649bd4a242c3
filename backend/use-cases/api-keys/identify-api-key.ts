import { todayIn } from "../../domain/absence.ts";
import type { Account, User } from "../../domain/account.ts";
import { type ApiKey, type ApiKeyKind, kindOfKey, requireOpenKey } from "../../domain/api-key.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  isSecondFactorRequired,
  type SecondFactorPolicy,
} from "../../domain/second-factor-policy.ts";
import type { Ports } from "../../ports/ports.ts";

/** `lacksSecondFactor`: the owner must set one up, and the key works only afterwards. */
export type KeyAccount = {
  id: string;
  kind: ApiKeyKind;
  /** Null for a partner, who sees what a visitor sees. */
  account: Account | null;
  requestsPerMinute: number | null;
  scopes: ApiKey["scopes"];
  lacksSecondFactor: boolean;
};

/**
 * Who calls with a key. The account has no role but that of the practitioner. ERR_KEY_UNKNOWN, ERR_KEY_EXPIRED,
 * ERR_KEY_REVOKED, ERR_KEY_SUSPENDED when its owner is disabled or no practitioner any more.
 */
export async function identifyApiKey(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: { now: number },
  { secret, policy }: { secret: string; policy: SecondFactorPolicy },
): Promise<KeyAccount> {
  const key = await persistence.apiKeys.findBySecret(auth.hashSecret(secret));
  if (!key) throw new DomainError("ERR_KEY_UNKNOWN");
  requireOpenKey(key, now);
  const { id, scopes, requestsPerMinute } = key;
  const facts = { id, kind: kindOfKey(key), scopes, requestsPerMinute };
  if (key.userId === null) {
    await noteUse(persistence, key, now);
    return { ...facts, account: null, lacksSecondFactor: false };
  }
  const user = await persistence.users.find(key.userId);
  if (!user || user.disabledAt !== null || user.therapistId === null) {
    throw new DomainError("ERR_KEY_SUSPENDED");
  }
  await noteUse(persistence, key, now);
  return {
    ...facts,
    account: accountOf(user, key),
    lacksSecondFactor: !user.hasSecondFactor && isSecondFactorRequired(policy, user),
  };
}

function accountOf({ id, email, name, therapistId }: User, key: ApiKey): Account {
  return {
    userId: id,
    // No sign-in has this id, so nothing that needs a fresh sign-in works.
    signInId: key.id,
    apiKeyId: key.id,
    email,
    name,
    therapistId,
    isAssistant: false,
    isAdmin: false,
    staffRoles: [],
  };
}

/** One write a day. Reading goes on while nothing can be written. */
async function noteUse(
  { failureCode, transaction }: Ports["persistence"],
  { id, lastUsedOn }: ApiKey,
  now: number,
): Promise<void> {
  const today = todayIn("UTC", now);
  if (lastUsedOn === today) return;
  try {
    await transaction(({ apiKeys }) => apiKeys.noteUse(id, today));
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}
