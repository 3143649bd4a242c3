import { consentInForce, type ConsentPurpose, consentTerms } from "../../domain/consent.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

type Consents = Pick<Repositories, "consents">;

/** ERR_CONSENT_REQUIRED when the user has not agreed to the current terms of a purpose. */
export async function requireConsent(
  { consents }: Consents,
  userId: string,
  purpose: ConsentPurpose,
): Promise<void> {
  if (consentInForce(await consents.list(userId), purpose)) return;
  throw new DomainError("ERR_CONSENT_REQUIRED", { purpose });
}

/** Records that the user agreed to the current terms, which were shown in `language`. Once while in force. */
export async function giveConsent(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { consents, pageTexts }: Consents & Pick<Repositories, "pageTexts">,
  { userId, purpose, language }: { userId: string; purpose: ConsentPurpose; language: Language },
  now: number,
): Promise<void> {
  if (consentInForce(await consents.list(userId), purpose)) return;
  const { version, text } = consentTerms[purpose];
  await consents.add({
    id: persistence.newId(),
    userId,
    purpose,
    version,
    language,
    textHash: auth.hashSecret(text[language]),
    privacyVersion: await pageTexts.versionOf("privacy"),
    givenAt: now,
    withdrawnAt: null,
  });
}
