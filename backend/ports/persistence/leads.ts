import type { Language } from "../../domain/text.ts";

export interface Leads {
  /** Keeps an address once; false when it was there already. */
  add(lead: Lead): Promise<boolean>;
  find(id: string): Promise<Lead | null>;
  /** How far we are with them. */
  saveState(id: string, state: LeadState): Promise<void>;
}

export type Lead = {
  id: string;
  email: string;
  language: Language;
  iAmPractitioner: boolean;
  createdAt: number;
};

export type LeadState = "new" | "contacted" | "invited" | "profile-started" | "declined";
