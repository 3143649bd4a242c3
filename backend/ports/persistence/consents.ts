import type { Consent, ConsentPurpose } from "../../domain/consent.ts";

export interface Consents {
  list(userId: string): Promise<Consent[]>;
  add(consent: Consent): Promise<void>;
  withdraw(userId: string, purpose: ConsentPurpose, now: number): Promise<void>;
}
