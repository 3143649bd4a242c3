import { consentInForce, type ConsentPurpose, consentTerms } from "../../domain/consent.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function changeConsent(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  { purpose, version, given }: { purpose: ConsentPurpose; version: number; given: boolean },
): Promise<void> {
  const terms = consentTerms[purpose];
  await persistence.transaction(async ({ consents }) => {
    if (!given) return await consents.withdraw(account.userId, purpose, now);
    if (version !== terms.version) throw new DomainError("ERR_STALE");
    if (consentInForce(await consents.list(account.userId), purpose)) return;
    await consents.add({
      id: persistence.newId(),
      userId: account.userId,
      purpose,
      version,
      language,
      textHash: auth.hashSecret(terms.text[language]),
      givenAt: now,
      withdrawnAt: null,
    });
  });
}
