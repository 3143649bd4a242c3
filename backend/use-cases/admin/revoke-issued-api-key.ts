import { revokeKey } from "../../domain/api-key.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { partnerKeyMail } from "./partner-key-mail.ts";
import { recordAction } from "./record-action.ts";

/** A repetition changes nothing. ERR_NOT_FOUND, ERR_STEP_UP_REQUIRED. */
export async function revokeIssuedApiKey(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { account, now } = context;
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const { apiKeys, outbox } = repositories;
    const key = await apiKeys.find(id);
    if (!key) throw new DomainError("ERR_NOT_FOUND");
    const revoked = revokeKey(key, now);
    if (revoked === key) return;
    await apiKeys.saveRevocation(revoked);
    const mail = partnerKeyMail(key, "partner-key-revoked");
    if (mail) await outbox.add(mail, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "revoke-api-key",
      ...(key.userId === null
        ? { kind: "api-key" as const, id }
        : { kind: "user" as const, id: key.userId }),
      detail: {
        ...(key.partnerName !== null && { partner: key.partnerName }),
        ...{ label: key.label, hint: key.hint, reason },
      },
    });
  });
}
