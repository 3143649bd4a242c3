import { type Consent, type ConsentPurpose, consentPurposes } from "../../domain/consent.ts";
import type { KeptData } from "../../ports/persistence/personal-data.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { dataKeptFor } from "./data-kept.ts";

export type ConsentState = { purpose: ConsentPurpose; consents: Consent[]; kept: KeptData };

const onlyOnceGiven: ConsentPurpose[] = ["test-sharing", "questions"];

/** The caller's consents; to sharing warnings of the test and to questions only once they agreed to it. */
export async function listConsents(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<ConsentState[]> {
  const all = await persistence.consents.list(account.userId);
  const states = consentPurposes.map(async (purpose) => ({
    purpose,
    consents: all.filter((consent) => consent.purpose === purpose),
    kept: await dataKeptFor(persistence, account.userId, purpose, now),
  }));
  return (await Promise.all(states)).filter(({ purpose, consents }) =>
    !onlyOnceGiven.includes(purpose) || consents.length > 0
  );
}
