import type { Consent, ConsentPurpose } from "../../domain/consent.ts";

export interface Consents {
  /** All consents of a user, oldest first. */
  list(userId: string): Promise<Consent[]>;
  add(consent: Consent): Promise<void>;
  /** Withdraws the user's consent for a purpose. `now` in ms. */
  withdraw(userId: string, purpose: ConsentPurpose, now: number): Promise<void>;
}
