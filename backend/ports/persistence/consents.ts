import type { Consent, ConsentPurpose } from "../../domain/consent.ts";

export interface Consents {
  /** Everything a person ever agreed to, oldest first. */
  list(userId: string): Promise<Consent[]>;
  add(consent: Consent): Promise<void>;
  /** Ends what was agreed to for a purpose. `now` in ms. */
  withdraw(userId: string, purpose: ConsentPurpose, now: number): Promise<void>;
}
