import type { Language } from "../../domain/text.ts";

export interface Leads {
  /** Keeps an address once; false when it was there already. */
  add(lead: Lead): Promise<boolean>;
}

export type Lead = {
  id: string;
  email: string;
  language: Language;
  iAmPractitioner: boolean;
  createdAt: number;
};
