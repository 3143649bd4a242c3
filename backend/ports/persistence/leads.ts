import type { Lead, LeadState } from "../../domain/lead.ts";

export interface Leads {
  /** False when the address is stored already. */
  add(lead: Lead): Promise<boolean>;
  find(id: string): Promise<Lead | null>;
  saveState(id: string, state: LeadState): Promise<void>;
}
