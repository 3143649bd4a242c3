import { type Consent, type ConsentPurpose, consentPurposes } from "../../domain/consent.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type ConsentState = { purpose: ConsentPurpose; consents: Consent[] };

export async function listConsents(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<ConsentState[]> {
  const all = await persistence.consents.list(account.userId);
  return consentPurposes.map((purpose) => ({
    purpose,
    consents: all.filter((consent) => consent.purpose === purpose),
  }));
}
